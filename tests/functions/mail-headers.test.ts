// @vitest-environment node
import fc from 'fast-check';
import PostalMime, { addressParser } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import {
  type ContactMessage,
  contactMessageSchema,
} from '../../supabase/functions/_shared/contract.ts';
import { casesOf, seed } from './support/seed.ts';
import { composeMail, toMime } from '../../supabase/functions/send-contact-email/mail.ts';
import { fingerprintsOf } from '../../supabase/functions/send-contact-email/written.ts';

const runs = casesOf(20_000);

/** What ends a line somewhere, passes for a space, turns the reading direction or is half a sign. */
const spikes = [
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '\r\n ',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000b',
  '\u000c',
  '\u0000',
  '\u0008',
  '\u001b',
  '\t',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u200f',
  '\u202e',
  '\u2066',
  '\ud83d',
  '\udf89',
  '🎉',
  '👩‍👩‍👧',
  'Å',
  '語',
  '=?utf-8?q?=0D=0A?=',
  'Bcc: bo@foretag.example',
  '\r\nBcc: bo@foretag.example',
  '\nTo: bo@foretag.example',
  '"',
  '\\',
  '<',
  '>',
  ',',
  ';',
  ':',
  '@',
  '(',
  ')',
  '<bo@foretag.example>',
  '%0d%0a',
];

const spiked = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...spikes), weight: 2 },
        { arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 1 },
        { arbitrary: fc.string({ maxLength: 12 }), weight: 1 },
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('').slice(0, maxLength));

const plainSigns = 'abcXYZ019'.split('');

const word = (letters: string[], minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((signs) => signs.join(''));

/** Every sign that an address may have. */
const address = fc
  .tuple(
    word([...plainSigns, ...'.!#$%&*+/=?^_`{|}~-'.split(''), "'"], 1, 64),
    fc.array(
      fc.oneof(
        word(plainSigns, 2, 20),
        fc.constantFrom('a-b', 'xn--fretag-wxa', 'xn--a', 'XN--99'),
      ),
      { minLength: 2, maxLength: 4 },
    ),
  )
  // The last label begins with a letter: an address that ends in a number is refused.
  .map(([name, labels]) => `${name}@${[...labels.slice(0, -1), `x${labels.at(-1)}`].join('.')}`);

/**
 * One form for one mailbox: a domain may change the case of its letters on the way (RFC 5321, section
 * 2.3.5), and a name whose dots stand where they should not is put between quotation marks.
 */
const mailboxOf = (plain: string) =>
  plain.replace(/^"([^"\\]*)"@/, '$1@').replace(/[^@]*$/, (domain) => domain.toLowerCase());

const message = fc.record({
  firstName: spiked(90).map((text) => `a${text}`),
  lastName: spiked(90).map((text) => `${text}z`),
  email: address,
  company: spiked(200),
  message: fc
    .oneof(spiked(300), fc.string({ unit: 'binary', maxLength: 3000 }))
    .map((text) => `-${text}`),
});

const mailboxes = {
  contactFrom: { name: 'Skillspurt', address: 'web@skillspurt.example' },
  contactTo: { name: '', address: 'sales@skillspurt.example' },
};

async function composed(fields: ContactMessage) {
  const checked = contactMessageSchema.parse(fields);
  const mail = composeMail(
    fingerprintsOf(checked, 'a-key-that-is-long-enough'),
    [{ message: checked, language: 'sv', at: '2026-11-24T17:30:00.000Z' }],
    mailboxes,
  );
  return { mail, checked, raw: await toMime(mail) };
}

/** The lines of the head, folded ones joined, for a reader who takes every line break for one. */
function headLines(raw: string): string[] {
  return raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split(/\r\n|\r|\n/);
}

const expectedNames = [
  'X-Contact-Digest',
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
];

describe(`of ${runs} messages made to break headers`, () => {
  it('none adds a header, a recipient or a reply address', async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(message, async (fields) => {
        const { mail, checked, raw } = await composed(fields);
        const email = mailboxOf(checked.email);
        // Byte for byte: a head of ASCII has none of Unicode's line breaks and spaces in it.
        const text = raw.toString('latin1');
        const lines = headLines(text);
        const headers = new Map(
          lines.map((line) => [
            line.slice(0, line.indexOf(':')),
            line.slice(line.indexOf(':') + 2),
          ]),
        );
        if (!/^[\x20-\x7e]*$/.test(lines.join(''))) throw new Error('Not plain ASCII');
        expect([...headers.keys()].sort()).toEqual([...expectedNames].sort());
        expect(lines).toHaveLength(expectedNames.length);
        expect(headers.get('To')).toBe('sales@skillspurt.example');
        expect(headers.get('From')).toBe('Skillspurt <web@skillspurt.example>');
        const answerTo = addressParser(headers.get('Reply-To')!);
        expect(answerTo.map((mailbox) => mailboxOf(mailbox.address!))).toEqual([email]);
        // The same for the transport that takes fields in place of a message.
        expect(mail.replyTo.address).toBe(checked.email);
        if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(mail.subject)) throw new Error('Breaks the subject');

        seen += 1;
        if (seen % 40 > 0) return;
        const parsed = await PostalMime.parse(raw);
        expect(parsed.headers.map(({ originalKey }) => originalKey)).toEqual([...headers.keys()]);
        expect(parsed.to).toEqual([{ name: '', address: 'sales@skillspurt.example' }]);
        expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
        const [{ name, address: parsedEmail } = {}, ...others] = parsed.replyTo!;
        expect([name, mailboxOf(parsedEmail!), others]).toEqual([mail.replyTo.name, email, []]);
        expect(parsed.subject).toBe(mail.subject);
        expect(parsed.text!.trimEnd()).toBe(mail.text.trimEnd());
        expect(parsed.html!.trimEnd()).toBe(mail.html.trimEnd());
        expect(parsed.attachments).toEqual([]);
      }),
      { numRuns: runs, seed },
    );
    expect(seen).toBe(runs);
  }, 300_000);

  it('none is accepted with several addresses or one that is not ASCII', () => {
    const hostile = fc
      .tuple(address, fc.constantFrom(...spikes), fc.nat())
      .map(([plain, spike, at]) => {
        const cut = 1 + (at % (plain.length - 1));
        return plain.slice(0, cut) + spike + plain.slice(cut);
      });
    // A sign that an address may have makes another address: one, and plain.
    const plain = /^[^\s<>(),;:\\"[\]@]+@[^\s<>(),;:\\"[\]@]+$/;
    const passed = fc.sample(hostile, { numRuns: runs, seed }).flatMap((email) => {
      const fields = { firstName: 'a', lastName: 'b', email, message: 'c' };
      return contactMessageSchema.safeParse(fields).data?.email ?? [];
    });
    expect(passed.filter((email) => !plain.test(email) || !/^[\x21-\x7e]+$/.test(email))).toEqual(
      [],
    );
    expect(passed.length).toBeLessThan(runs / 10);
  });
});

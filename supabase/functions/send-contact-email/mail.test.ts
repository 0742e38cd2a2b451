// @vitest-environment node
import { parse } from 'node-html-parser';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { ContactMessage } from '../_shared/contract.ts';
import { composeMail, toMime } from './mail.ts';
import { fingerprintsOf, type Written } from './written.ts';

const key = '4b0b0b3e-9d5b-4a53-8d0a-0d3a3c1f0001';
const at = '2026-11-24T17:30:59.000Z';
const message: ContactMessage = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@foretag.example',
  company: 'Företaget AB',
  message: 'Hej!\nVad kostar det?',
};
const mailboxes = {
  contactFrom: { name: 'Skillspurt', address: 'web@skillspurt.example' },
  contactTo: { name: '', address: 'sales@skillspurt.example' },
};

function compose(first: Written, ...others: Written[]) {
  return composeMail(fingerprintsOf(first.message, key), [first, ...others], mailboxes);
}

async function sent(changes: Partial<ContactMessage>) {
  const raw = await toMime(compose({ message: { ...message, ...changes }, language: 'sv', at }));
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) };
}

/** The header names of a message, which nothing a visitor writes may change. */
function headerNames(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0]!);
}

describe('the e-mail', () => {
  it('is from the site, to its owner, and answered to the prospect', async () => {
    const { mail } = await sent({});
    expect(mail.from).toEqual({ name: 'Skillspurt', address: 'web@skillspurt.example' });
    expect(mail.to).toEqual([{ name: '', address: 'sales@skillspurt.example' }]);
    expect(mail.replyTo).toEqual([{ name: 'Åsa Öberg', address: 'asa@foretag.example' }]);
    expect(mail.messageId).toMatch(/^<[\da-f]{32}@skillspurt\.example>$/);
  });

  it("begins its subject with the visitor's language", async () => {
    expect((await sent({})).mail.subject).toBe('[sv] Contact form: Åsa Öberg, Företaget AB');
    const mail = compose({ message: { ...message, company: '' }, at });
    expect(mail.subject).toBe('Contact form: Åsa Öberg');
  });

  it('holds every field', async () => {
    const { mail } = await sent({});
    expect(mail.text).toBe(
      [
        'First name: Åsa',
        'Last name: Öberg',
        'E-mail: asa@foretag.example',
        'Company: Företaget AB',
        'Language: sv',
        'Written: 2026-11-24 17:30 UTC',
        '',
        'Hej!',
        'Vad kostar det?',
        '',
      ].join('\n'),
    );
  });

  it('holds them as HTML too, in which nothing written is markup', async () => {
    const { mail } = await sent({
      firstName: '<b>Åsa</b>',
      company: `"A" & 'B'`,
      message: 'Hej!\r\n<script>alert(1)</script>\u2028&amp;',
    });
    const document = parse(mail.html!);
    const cells = document.querySelectorAll('tr').map((row) => row.textContent);
    expect(cells).toEqual([
      'First name<b>Åsa</b>',
      'Last nameÖberg',
      'E-mailasa@foretag.example',
      `Company"A" & 'B'`,
      'Languagesv',
      'Written2026-11-24 17:30 UTC',
    ]);
    const text = document.querySelector('p')!;
    expect(text.querySelectorAll('*').map(({ rawTagName }) => rawTagName)).toEqual(['br', 'br']);
    expect(text.textContent).toBe('Hej!\n<script>alert(1)</script>\n&amp;');
    expect(document.querySelectorAll('b, script, a, img, style')).toEqual([]);
  });

  it.each([
    'x'.repeat(5000),
    'å'.repeat(5000),
    '🎉'.repeat(2500),
    'Rad ett\r\nRad två\rRad tre',
    '.\n..\nFrom here on\n--boundary\n=3D =E5',
  ])('brings the message whole: %.20s', async (text) => {
    const { mail } = await sent({ message: text });
    expect(mail.text).toContain(text.replace(/\r\n?/g, '\n'));
    expect(parse(mail.html!).querySelector('p')!.textContent).toBe(text.replace(/\r\n?/g, '\n'));
  });

  it.each([
    ['Åsa "Kula"', 'O’Öberg', 'Åsa "Kula" O’Öberg'],
    ['🎉 Åsa', 'Öberg, VD; styrelse', '🎉 Åsa Öberg, VD; styrelse'],
    ['Åsa\r\nBcc: bo@foretag.example', 'Öberg', 'Åsa Bcc: bo@foretag.example Öberg'],
    ['Åsa\u2028Bcc:', 'bo\u2029\u0000@x.example', 'Åsa Bcc: bo @x.example'],
    ['Åsa <bo@foretag.example>', 'Öberg,', 'Åsa <bo@foretag.example> Öberg,'],
    ['=?utf-8?q?Bcc?=', '\\"Öberg', '= ?utf-8?q?Bcc?= \\"Öberg'],
    ['"=?utf-8?q?=0D=0A?=', 'Oberg', '"= ?utf-8?q?=0D=0A?= Oberg'],
    ['Å'.repeat(100), 'Ö'.repeat(100), `${'Å'.repeat(100)} ${'Ö'.repeat(100)}`],
  ])('shows %j %j as one name and gets no header from it', async (firstName, lastName, name) => {
    const { mail, raw } = await sent({ firstName, lastName });
    expect(mail.replyTo).toEqual([{ name, address: 'asa@foretag.example' }]);
    expect(mail.to).toHaveLength(1);
    expect(mail.subject).toBe(`[sv] Contact form: ${name}, Företaget AB`);
    expect(mail.text).toContain('Last name: ');
    expect(headerNames(raw)).toEqual(headerNames((await sent({})).raw));
  });

  it('has a digest of what was written', () => {
    const digest = (changes: Partial<ContactMessage>) =>
      fingerprintsOf({ ...message, ...changes }, key).digest;
    expect(compose({ message, at }).digest).toBe(digest({}));
    for (const field of Object.keys(message)) {
      expect(digest({ [field]: 'x@y.example' })).not.toBe(digest({}));
    }
  });
});

describe('the e-mail that tells of several messages', () => {
  const named = (firstName: string, text: string): Written => ({
    message: { ...message, firstName, email: `${firstName.length}@foretag.example`, message: text },
    language: 'sv',
    at,
  });
  const written = [
    named('Bo', 'Något\n<b>annat</b>'),
    named('Åsa\r\nBcc: x@y.example', 'Köp  nu!'),
    named('Cia', 'köp nu!'),
  ] as const;

  it('has each text once, the most frequent first, with all who wrote it', async () => {
    const mail = await PostalMime.parse(await toMime(compose(...written)));
    expect(mail.subject).toBe('Contact form: 3 messages, different texts: 2');
    expect(mail.replyTo).toEqual([{ name: '', address: 'sales@skillspurt.example' }]);
    const [, alike, other] = mail.text!.split('\n\n\n');
    expect(alike).toBe(
      [
        'Åsa Bcc: x@y.example Öberg, 21@foretag.example, Företaget AB, sv, 2026-11-24 17:30 UTC',
        'Cia Öberg, 3@foretag.example, Företaget AB, sv, 2026-11-24 17:30 UTC',
        '',
        '  Köp  nu!',
      ].join('\n'),
    );
    expect(other).toContain('  Något\n  <b>annat</b>');
  });

  it('has the same as HTML, in which nothing written is markup', async () => {
    const document = parse(compose(...written).html);
    expect(document.querySelectorAll('li')).toHaveLength(3);
    expect(document.querySelectorAll('p').map((text) => text.textContent)).toContain(
      'Något\n<b>annat</b>',
    );
    expect(document.querySelectorAll('b, script, a, img, style')).toEqual([]);
  });
});

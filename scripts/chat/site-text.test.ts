// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/site/config.ts';
import type { StoredIndex } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import { readNamespace, type readMessages } from '../locales/read-messages.ts';
import type { SitePage } from './site-index.ts';
import { indexPages, readSite, writeIndexes } from './site-text.ts';

const config = readConfig({});
const { lead } = readNamespace('en', 'faq') as { lead: string };

/** Pages that all show one message, and a figure that is none. */
const prerender = (...paths: string[]) => ({
  everyPath: () => paths,
  render: (path: string, read: typeof readMessages) => {
    const messages = read('en', 'faq')['en']!['faq'] as { lead: string };
    const app = `<main><h1>${path}</h1><p>${messages.lead}</p><p id="place">5</p></main>`;
    return Promise.resolve({ head: '', app });
  },
});

describe('readSite', () => {
  it('reads the pages of each language with the messages they show, except 404 pages and the chat', async () => {
    const site = await readSite(prerender('/faq', '/sv/faq', '/sv/404', '/chat'), config);
    const page: SitePage = {
      path: '/faq',
      title: '/faq',
      sections: [
        { id: '', headings: [], lines: [{ text: lead, keys: ['faq:lead'] }] },
        { id: 'place', headings: [], lines: [{ text: '5', keys: ['faq#place'] }] },
      ],
    };
    expect([...site].filter(([, pages]) => pages.length > 0)).toEqual([
      ['en', [page]],
      ['sv', [{ ...page, title: '/sv/faq' }]],
    ]);
  });

  it('reads a sample policy as a sample, with its placeholders', async () => {
    const [page] = (await readSite(prerender('/eula'), config)).get('en')!;
    expect(page!.sections.length).toBeGreaterThan(3);
    for (const { id, sample, lines } of page!.sections) {
      expect(sample).toBe(true);
      expect(lines.map(({ keys }) => keys)).toEqual(lines.map(() => [`eula#${id}`]));
    }
    const text = page!.sections.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    expect(text).toMatch(/\[\p{Ll}+\]/u);
    expect(text).not.toMatch(/\.\]/);
  });

  it('names a vendor’s document as a whole, whatever is asked of it', async () => {
    const vendor = { ...config, policyEmbedSrc: 'https://vendor.example/embed.js' };
    const [page] = (await readSite(prerender('/eula'), vendor)).get('en')!;
    expect(page!.sections).toHaveLength(1);
    const [{ lines, sample }] = page!.sections as [SitePage['sections'][number]];
    expect(sample).toBeUndefined();
    expect(lines[0]!.text).toContain('/eula');
    expect(lines[0]!.keys).toContain('eula#employers-view');
  });
});

describe('writeIndexes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const address = pathToFileURL(`${folder}/`);
  afterAll(() => rmSync(folder, { recursive: true }));
  const indexWith = async (text: string) =>
    new Map([['en', await indexPages('en', [pageWith(text)], config)]]);
  const pageWith = (text: string): SitePage => ({
    path: '/faq',
    title: 'Questions',
    sections: [{ id: '', headings: ['Price'], lines: [{ text, keys: ['faq:price'] }] }],
  });

  it('writes an index a language, and only what has changed', async () => {
    writeIndexes(await indexWith('From 10 EUR.'), address);
    const file = join(folder, 'en.generated.json');
    const index = JSON.parse(readFileSync(file, 'utf8')) as StoredIndex;
    expect(index.passages[0]).toMatchObject({ path: '/faq', lines: ['From 10 EUR.'] });
    expect(JSON.stringify(index.words)).not.toContain('{{email}}');
    const files = readdirSync(folder).map((name) => join(folder, name));
    for (const written of files) utimesSync(written, 1, 1);
    writeIndexes(await indexWith('From 10 EUR.'), address);
    expect(files.filter((written) => statSync(written).mtimeMs !== 1000)).toEqual([]);
    writeIndexes(await indexWith('From 20 EUR.'), address);
    expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  });

  it('reports questions whose message no page shows', async () => {
    const { lost } = await indexPages('en', [pageWith('Text.')], config);
    expect(lost).toContain('services:terms.vat.answer');
  });

  it('names the missing file of a language', async () => {
    await expect(indexPages('xx', [], config)).rejects.toThrow('locales/xx/chat-answers.json');
  });
});

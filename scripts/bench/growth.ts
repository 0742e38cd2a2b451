/** What the build takes, and what a visitor pays, as languages and pages become more. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, rounded } from './figures.ts';
import { changeFile, growProject } from './grown-project.ts';

/** The page whose first visit is weighed. */
const page = '/sv/faq.html';

interface Build {
  pages: number;
  seconds: number;
}

/** @throws Error with what the build said where it failed */
function build(project: string): Build {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/build.ts', '--defaults'],
    { cwd: project, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - began) / 1000;
  return { pages: Number(/Built (\d+) pages/.exec(stdout)![1]), seconds };
}

const pace = ({ pages, seconds }: Build) => ({
  value: rounded(pages / seconds, 1),
  unit: 'pages a second',
  limit: 20,
  atLeast: true as const,
  from: `${pages} in ${rounded(seconds, 1)} s`,
});

/** Changes a line that every page is made with. */
const changeCode = (project: string) =>
  changeFile(join(project, 'src/main.tsx'), (source) => `${source}\nconsole.debug('changed');\n`);

/** Changes one text: a page's description. */
const changeText = (project: string, language: string) =>
  changeFile(join(project, 'locales', language, 'faq.json'), (text) =>
    text.replace(/("description":\s*")/, '$1And '),
  );

/** @returns the bytes of a first visit as they are sent, and those of its document */
function weigh(project: string): { all: number; document: number } {
  const dist = join(project, 'dist');
  const sizeOf = (address: string) => statSync(join(dist, address)).size;
  const html = readFileSync(join(dist, page), 'utf8');
  const [, entry, modules] = /data-entry="([^"]*)" data-modules="([^"]*)"/.exec(html)!;
  const [, words] = /data-messages="([^"]*)"/.exec(html)!;
  const typefaces = html.match(/\/assets\/[\w.-]+\.woff2/g)!;
  const document = sizeOf(`${page}.br`);
  const compressed = [entry!, ...modules!.split(' '), `${words}/faq.json`].map(
    (file) => `${file}.br`,
  );
  const files = [...compressed, ...new Set(typefaces)];
  return { document, all: files.reduce((sum, file) => sum + sizeOf(file), document) };
}

/** @returns the pace of whole builds, and what a change and a language cost */
export function measureGrowth(): Figure[] {
  const two = growProject({ languages: 2 });
  const ten = growProject({ languages: 10 });
  const thirty = growProject({ languages: 30 });
  const manyPages = growProject({ languages: 2, times: 10 });
  const figures: Figure[] = [
    { name: 'whole build, 2 languages', ...pace(build(two)) },
    { name: 'whole build, 10 languages', ...pace(build(ten)) },
    { name: 'whole build, 30 languages', ...pace(build(thirty)) },
    { name: 'whole build, ten times the pages', ...pace(build(manyPages)) },
  ];
  changeCode(ten);
  figures.push({ name: 'one line of code changed, 10 languages', ...pace(build(ten)) });
  changeText(ten, 'da');
  const again = build(ten);
  const [few, many] = [weigh(two), weigh(thirty)];
  return [
    ...figures,
    {
      name: 'one text changed, 10 languages',
      value: rounded(again.seconds, 1),
      unit: 's',
      limit: 3,
    },
    {
      name: 'first visit with 30 languages beside 2',
      value: rounded(many.all / few.all, 4),
      unit: '×',
      limit: 1.01,
      from: `${many.all} B beside ${few.all}`,
    },
    {
      name: 'a document, for each language more',
      value: rounded((many.document - few.document) / 28, 1),
      unit: 'B brotli',
      limit: 40,
    },
  ];
}

/** The plain app (plain-app.tsx) of some of the site's pages, served. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { build, type Rolldown } from 'vite';
import { referenceStyle } from './reference.ts';
import { fileOf } from './variants.ts';

/** An element: its tag and what it contains. */
export type PlainElement = [tag: string, ...content: (PlainElement | string)[]];

export interface PlainPages {
  /** What stands around every page. */
  frame: { before: PlainElement[]; after: PlainElement[] };
  /** By path. */
  pages: Record<string, PlainElement[]>;
}

const plainNodes = (nodes: readonly Node[]) =>
  nodes.map(plain).filter((node) => node !== undefined);

/** A drawing becomes as many elements without a picture; a link leads nowhere. */
function plain(node: Node): PlainElement | string | undefined {
  if (node instanceof TextNode) return node.text;
  const element = node as HTMLElement;
  const tag = element.rawTagName?.toLowerCase();
  if (!tag || ['script', 'style', 'template'].includes(tag)) return undefined;
  const isDrawing = tag === 'svg' || element.closest('svg');
  return [isDrawing ? 'span' : tag, ...plainNodes(element.childNodes)];
}

const elementsOf = (nodes: readonly Node[]) =>
  plainNodes(nodes).filter((node) => typeof node !== 'string');

/**
 * @param paths pages of the built site
 * @returns the origin of an app with pages of their words, each linked by its path
 */
export async function servePlainApp(paths: readonly string[]): Promise<string> {
  const roots = paths.map((path) =>
    parse(readFileSync(fileOf(path), 'utf8')).querySelector('#root')!,
  );
  const around = roots[0]!.childNodes;
  const main = around.findIndex((node) => (node as HTMLElement).rawTagName === 'main');
  const content: PlainPages = {
    frame: { before: elementsOf(around.slice(0, main)), after: elementsOf(around.slice(main + 1)) },
    pages: Object.fromEntries(
      paths.map((path, index) => [
        path,
        elementsOf(roots[index]!.querySelector('main')!.childNodes),
      ]),
    ),
  };
  const script = await bundle();
  const data = JSON.stringify(content).replaceAll('<', String.raw`\u003c`);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><style>${referenceStyle}</style></head><body><div id="root"></div><script type="application/json" id="pages">${data}</script><script type="module" src="/app.js"></script></body></html>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bundle(): Promise<string> {
  const production = (name: string) =>
    fileURLToPath(import.meta.resolve('react-router'))
      .replace(/[^/]+$/, `${name}.mjs`)
      .replace('/development/', '/production/');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: {
      // As the site has it: the package offers browsers its development build alone.
      alias: { 'react-router/dom': production('dom-export'), 'react-router': production('index') },
    },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('plain-app.tsx', import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

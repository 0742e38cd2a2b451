/**
 * The yardstick of a change of pages: what anyone would write with React and React Router, without
 * styles of its own, of as many elements as the site's pages. Not to be changed, as reference.ts.
 */
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { PlainElement, PlainPages } from './plain-pages.ts';

const { frame, pages } = JSON.parse(document.getElementById('pages')!.textContent) as PlainPages;

const draw = (node: PlainElement | string, key?: number): ReactNode => {
  if (typeof node === 'string') return node;
  const [tag, ...children] = node;
  return createElement(tag, { key }, ...children.map(draw));
};

function Page({ content }: { content: PlainElement[] }) {
  return <main>{content.map(draw)}</main>;
}

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <nav>
      {Object.keys(pages).map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
    </nav>
    <header>{frame.before.map(draw)}</header>
    <Routes>
      {Object.entries(pages).map(([path, content]) => (
        <Route key={path} path={path} element={<Page key={path} content={content} />} />
      ))}
    </Routes>
    <footer>{frame.after.map(draw)}</footer>
  </BrowserRouter>,
);

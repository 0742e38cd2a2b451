/** How the gallery's pictures are laid out for looking at, side by side. */

/** A picture of one page, as it was taken. */
export interface Picture {
  id: string;
  language: string;
  scheme: string;
  /** The width of the window, in CSS pixels. */
  width: number;
  /** Its name, in the sheet's own folder. */
  file: string;
}

interface Sheet {
  html: string;
  /** How wide it is to be shown, in CSS pixels. */
  width: number;
}

const gap = 16;

/** @returns one page in all its variants, each whole */
export function pageSheet(pictures: readonly Picture[]): Sheet {
  return sheet([pictures], 0.3);
}

/** @returns every page, a row each, as it begins: about two screens of it */
export function siteSheet(pictures: readonly Picture[]): Sheet {
  const rows = Map.groupBy(pictures, ({ id }) => id);
  return sheet([...rows.values()], 0.17, 300);
}

/**
 * @param scale of the pictures
 * @param height where pictures are cut off, in CSS pixels of the sheet
 */
function sheet(rows: readonly (readonly Picture[])[], scale: number, height?: number): Sheet {
  const cut =
    height === undefined ? '' : `img{height:${height}px;object-fit:cover;object-position:top}`;
  const figures = rows.map(
    (row) => `<div>${row.map((picture) => figure(picture, scale)).join('')}</div>`,
  );
  return {
    html: `<!doctype html><meta charset="utf-8"><style>
body{margin:${gap}px;background:#8a8a8a;font:12px sans-serif}
div{display:flex;gap:${gap}px;margin-bottom:${gap}px;align-items:start}
figure{margin:0;flex:none}img{display:block;margin-top:4px}${cut}
</style>${figures.join('\n')}`,
    width: Math.ceil(Math.max(...rows.map((row) => rowWidth(row, scale)))),
  };
}

function figure({ id, language, scheme, width, file }: Picture, scale: number): string {
  return `<figure>${id} · ${language} · ${scheme} · ${width}<img src="${file}" width="${Math.round(width * scale)}"></figure>`;
}

function rowWidth(row: readonly Picture[], scale: number): number {
  return row.reduce((sum, { width }) => sum + Math.round(width * scale) + gap, gap);
}

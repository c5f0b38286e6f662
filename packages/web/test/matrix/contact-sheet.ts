// All pictures of one game in one look on one sheet: a row for each state, a column for each screen.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { nameOf, SIZES, ZOOMED } from './sizes.ts';

const STYLE = `body{margin:8px;background:#222;color:#eee;font:11px sans-serif}
  table{border-spacing:4px}td{vertical-align:top}th{text-align:left}img{height:190px;display:block}`;

interface Picture {
  readonly file: string;
  readonly state: string;
  readonly size: string;
  readonly look: string;
}

function pictureOf(file: string): readonly Picture[] {
  const { state, size, look } =
    /^(?<state>.+)-(?<size>\d+x\d+)-(?<look>\w+-\w+)\.png$/.exec(file)?.groups ?? {};
  return state === undefined || size === undefined || look === undefined ? [] : [{ file, state, size, look }];
}

function sheetOf(pictures: readonly Picture[]): string {
  const columns = [...SIZES, ...ZOOMED]
    .map(nameOf)
    .filter((size) => pictures.some((each) => each.size === size));
  const cell = (state: string, size: string): string => {
    const found = pictures.find((each) => each.state === state && each.size === size);
    return found === undefined
      ? '<td></td>'
      : `<td><a href="${found.file}"><img src="${found.file}"></a></td>`;
  };
  const head = `<tr><th></th>${columns.map((size) => `<th>${size}</th>`).join('')}</tr>`;
  const rows = [...new Set(pictures.map(({ state }) => state))].map(
    (state) => `<tr><th>${state}</th>${columns.map((size) => cell(state, size)).join('')}</tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><table>${head}${rows.join('')}</table>`;
}

/** Writes `LOOK.html` into the folder, and the same as a picture beside it. */
export async function writeSheets(browser: Browser, folder: string): Promise<void> {
  const pictures = readdirSync(folder).flatMap(pictureOf);
  const page = await browser.newPage({ viewport: { width: 2300, height: 1000 } });
  for (const look of new Set(pictures.map((each) => each.look))) {
    writeFileSync(`${folder}/${look}.html`, sheetOf(pictures.filter((each) => each.look === look)));
    await page.goto(`file://${folder}/${look}.html`);
    await page.screenshot({ path: `${folder}/../${basename(folder)}-${look}.png`, fullPage: true });
  }
  await page.close();
}

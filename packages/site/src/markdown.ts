// Markdown as HTML: headings with anchors, and links between files of the tree as links between pages of the site.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { addressOf, type Page } from './page.ts';
import { root } from './tree.ts';

type Token = ReturnType<MarkdownIt['parse']>[number];

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

export interface Drawn {
  readonly page: Page;
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Text by the heading it stands under, for the search. */
  readonly passages: readonly { readonly heading: Heading | undefined; readonly text: string }[];
  /** Files of the tree that the page links to or shows and that are not pages. */
  readonly files: readonly string[];
}

/** Anchors as GitHub makes them, so that the same links work there. */
export function slug(text: string, taken: Set<string>): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
  let id = plain;
  for (let times = 1; taken.has(id); times++) id = `${plain}-${times}`;
  taken.add(id);
  return id;
}

/** Where the site shows a file of the tree unchanged. Text files get a name that browsers show as text. */
export function fileAddress(path: string): string {
  return `/docs/files/${path}${/\.(svg|jpg|png)$/.test(path) ? '' : '.txt'}`;
}

export class Renderer {
  readonly #byFile: ReadonlyMap<string, Page>;

  constructor(pages: readonly Page[]) {
    this.#byFile = new Map(pages.filter(({ from }) => from !== '').map((page) => [page.from, page]));
  }

  draw(page: Page): Drawn {
    const files: string[] = [];
    const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
    const tokens = markdown.parse(page.markdown, {});
    const taken = new Set<string>();
    const headings: Heading[] = [];
    const passages: { heading: Heading | undefined; text: string }[] = [{ heading: undefined, text: '' }];
    for (const [index, token] of tokens.entries()) {
      const inline = tokens[index + 1];
      if (token.type === 'heading_open' && inline !== undefined) {
        const text = textOf(inline);
        const heading = { level: Number(token.tag.slice(1)), text, id: slug(text, taken) };
        token.attrSet('id', heading.id);
        headings.push(heading);
        passages.push({ heading, text: '' });
      }
      const passage = passages.at(-1) as { text: string };
      if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open')
        passage.text += `${textOf(token)} `;
      if (token.type === 'fence') passage.text += `${token.content} `;
      for (const child of token.children ?? [])
        for (const name of ['href', 'src']) {
          const to = child.attrGet(name);
          if (to !== null) child.attrSet(name, this.#resolved(page, to, files));
        }
    }
    // TypeDoc numbers some headings that occur only once.
    const ids = new Set(headings.map(({ id }) => id));
    for (const child of tokens.flatMap(({ children }) => children ?? [])) {
      const [, numbered = '', id = ''] = /^#((.+)-\d+)$/.exec(child.attrGet('href') ?? '') ?? [];
      if (!ids.has(numbered) && ids.has(id)) child.attrSet('href', `#${id}`);
    }
    const html = markdown.renderer
      .render(tokens, markdown.options, {})
      .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
      .replace(/<\/table>/g, '</table></div>')
      // What scrolls must be reachable by keyboard; a table head without words is dropped.
      .replace(/<pre>/g, '<pre tabindex="0">')
      .replace(/<th><\/th>/g, '<td></td>');
    return { page, html, headings, passages, files };
  }

  #resolved({ from }: Page, to: string, files: string[]): string {
    if (/^([a-z]+:|\/|#)/.test(to)) return to;
    const [path = '', hash] = to.split('#');
    const target = posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '');
    const page = this.#byFile.get(target) ?? this.#byFile.get(`${target}/README.md`);
    if (page !== undefined) return addressOf(page) + (hash === undefined ? '' : `#${hash}`);
    const place = join(root, target);
    if (from.startsWith('api/') || !existsSync(place)) return `missing:${target}`;
    files.push(target);
    return fileAddress(target);
  }
}

function textOf(token: Token): string {
  return (token.children ?? [])
    .map(({ type, content }) =>
      type === 'softbreak' || type === 'hardbreak' ? ' ' : type === 'html_inline' ? '' : content,
    )
    .join('');
}

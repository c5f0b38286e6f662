// The layout of a table on a screen of a given size. The prompt and the input line are always there; the table comes
// next, then the news in the rest: below the table, or in its free corner. Pure: a picture in, lines out.
import type { Choice, Picture, Size } from './picture.ts';
import { columnsOf, cut, padded, wrapped, wrappedAll } from './words.ts';

export interface Look {
  /** How many lines of the table are scrolled past. */
  readonly scroll: number;
  /** The list of choices, while it is open. */
  readonly list: { readonly choices: readonly Choice[]; readonly at: number } | undefined;
  readonly dim: (text: string) => string;
  readonly chosen: (text: string) => string;
  readonly strong: (text: string) => string;
}

export interface Laid {
  /** Exactly as many as the screen has, without the input line. */
  readonly lines: readonly string[];
  /** How many lines of the table do not fit. */
  readonly hidden: number;
  /** By line of the screen: the choice on it. */
  readonly choiceAt: ReadonlyMap<number, number>;
  readonly status: string;
  /** Whether all notes fit. */
  readonly notesFit: boolean;
}

/** The least height of the list, if the table leaves none. */
const LEAST_LIST = 4;
const MOST_LIST = 10;
/** The least useful width of a free corner. */
const LEAST_CORNER = 22;

export function laidOut(picture: Picture, { width, height }: Size, look: Look): Laid {
  const prompt = promptOf(picture, width, look.list).map(look.strong);
  const room = Math.max(1, height - 1 - prompt.length);
  const lines = picture.byKeys?.lines({ width, height: room }) ?? picture.table({ width, height: room });
  const table = lines.map((line) => cut(line, width));
  const count = look.list?.choices.length ?? 0;
  const corner = cornerOf(table.slice(0, room), width);
  const free = room - table.length;
  // A list goes below the table, into its corner, or over its end.
  const inCorner = count > 0 && free < Math.min(count, LEAST_LIST) && (corner?.lines ?? 0) >= LEAST_LIST;
  const listed = count === 0 || inCorner ? 0 : Math.min(count, MOST_LIST, Math.max(LEAST_LIST, free));
  const shown = Math.min(table.length, room - listed);
  const scroll = Math.max(0, Math.min(look.scroll, table.length - shown));
  const body = table.slice(scroll, scroll + shown);
  const left = room - listed - shown;
  const talk = [...picture.news.map(look.dim), ...picture.notes];
  const below = count > 0 ? [] : lastWhole(talk, width, left);
  const cornerList =
    inCorner && corner !== undefined
      ? listOf(look, Math.min(count, corner.lines), width - corner.column)
      : [];
  const withCorner = inCorner
    ? cornered(body, corner, { lines: cornerList.map(({ text }) => text), width })
    : left > 0 || count > 0
      ? body
      : cornered(body, corner, {
          lines: lastWhole(talk, width - (corner?.column ?? 0), corner?.lines ?? 0),
          width,
        });
  const bottomList = inCorner ? [] : listOf(look, listed, width);
  const filled = [...withCorner, ...below];
  const blank = Array.from({ length: Math.max(0, room - listed - filled.length) }, () => '');
  const first = inCorner ? body.length - cornerList.length : room - listed;
  return {
    lines: [...filled, ...blank, ...bottomList.map(({ text }) => text), ...prompt],
    hidden: table.length - shown,
    choiceAt: new Map([...cornerList, ...bottomList].map(({ index }, line) => [first + line, index])),
    status: picture.status,
    notesFit:
      picture.notes.length === 0 ||
      wrappedAll(picture.notes, width).length <= left ||
      (left === 0 &&
        corner !== undefined &&
        wrappedAll(picture.notes, width - corner.column).length <= corner.lines),
  };
}

/** The prompt, or the whole text of the selected choice; the other lines of the screen stay where they are. */
function promptOf(picture: Picture, width: number, list: Look['list']): readonly string[] {
  const usual = wrappedAll(picture.prompt, width).slice(-3);
  const note = picture.byKeys?.note?.() ?? '';
  // As many lines as the prompt had, so that the table stays where it is; the table itself marks what is wrong.
  if (note !== '') return usual.length > 1 ? wrapped(note, width).slice(0, usual.length) : [cut(note, width)];
  const held = list?.choices[list.at]?.label;
  if (held === undefined || columnsOf(held) + 10 <= width) return usual;
  const whole = wrapped(held, width).slice(0, Math.max(2, usual.length));
  return [...Array.from({ length: Math.max(0, usual.length - whole.length) }, () => ''), ...whole];
}

/** As many of the latest sentences as fit completely. */
function lastWhole(sentences: readonly string[], width: number, room: number): readonly string[] {
  let lines: readonly string[] = [];
  for (const sentence of sentences.toReversed()) {
    const more = [...wrapped(sentence, Math.max(1, width)), ...lines];
    if (more.length > room) break;
    lines = more;
  }
  return lines;
}

function listOf(look: Look, lines: number, width: number): readonly { text: string; index: number }[] {
  const { choices = [], at = 0 } = look.list ?? {};
  const from = Math.max(0, Math.min(at - Math.floor(lines / 2), choices.length - lines));
  const labels = tellingApart(choices, width - 5 - String(choices.length).length * 2);
  return choices.slice(from, from + lines).map((_, offset) => {
    const index = from + offset;
    const number = `${index + 1}/${choices.length}`;
    const text = cut(` ${index === at ? '▸' : ' '} ${labels[index]}`, width - number.length - 1);
    const line = `${padded(text, width - number.length - 1)}${index === at ? number : ''}`;
    return { text: index === at ? look.chosen(line) : line, index };
  });
}

/** If a label is too long for its line, the words that all labels begin with are left out: the ends differ. */
function tellingApart(choices: readonly Choice[], width: number): readonly string[] {
  const labels = choices.map(({ label }) => label);
  if (labels.length < 2 || labels.every((label) => columnsOf(label) <= width)) return labels;
  const [first = '', ...others] = labels;
  let shared = 0;
  while (first[shared] !== '\x1b' && others.every((label) => label[shared] === first[shared])) shared++;
  const words = first.lastIndexOf(' ', shared - 1) + 1;
  return words < 3 ? labels : labels.map((label) => `…${label.slice(words)}`);
}

interface Corner {
  readonly column: number;
  readonly lines: number;
}

/** The free rectangle at the lower right, as high as possible with a useful width. */
function cornerOf(body: readonly string[], width: number): Corner | undefined {
  let best: Corner | undefined;
  let column = 0;
  for (let lines = 1; lines <= body.length; lines++) {
    column = Math.max(column, columnsOf(body[body.length - lines] ?? '') + 3);
    if (width - column < LEAST_CORNER) break;
    best = { column, lines };
  }
  return best;
}

interface CornerText {
  readonly lines: readonly string[];
  readonly width: number;
}

function cornered(
  body: readonly string[],
  corner: Corner | undefined,
  { lines, width }: CornerText,
): readonly string[] {
  if (corner === undefined) return body;
  const first = body.length - lines.length;
  return body.map((line, index) =>
    index < first ? line : cut(`${padded(line, corner.column)}${lines[index - first] ?? ''}`, width),
  );
}

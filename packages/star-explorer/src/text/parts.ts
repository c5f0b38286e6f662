// The Star Explorer table as data: for a document with headings, and for questions of players who do not see the table.
// Stars are named by column and row, as players type them.
import { type Frame, type Seat, seatsOf, type TablePart } from '@planisphere/core';
import { makeRound } from '../notation/words.ts';
import { makeStar, ROUNDS } from '../rules/disc.ts';
import type { Action } from '../rules/events.ts';
import { extinguishedAfter, LIT } from '../rules/extinguish.ts';
import { starsOf } from '../rules/lines.ts';
import { phaseOf } from '../rules/phase.ts';
import { backsLeft } from '../rules/pile.ts';
import { type Board, boardOf, HIDDEN, type Position } from '../rules/position.ts';
import { earnedBy, kindsIn, POINTS, roundPoints } from '../rules/scoring.ts';
import { STARTS, tileOf } from '../rules/tiles.ts';
import { messagesOf } from './messages.ts';
import { roundsDone } from './panel.ts';
import { type PartsWords, partsWords } from './parts-words.ts';
import { stageWords } from './table.ts';

export function tableParts(view: Position, frame: Frame): readonly TablePart[] {
  const seats = seatsOf(view.boards.length);
  // The reader comes first.
  const ordered = [
    ...seats.filter((seat) => seat === frame.viewer),
    ...seats.filter((seat) => seat !== frame.viewer),
  ];
  return [
    { topic: 'table', title: partsWords(frame.locale).now, lines: stageWords(view, frame) },
    ...ordered.flatMap((seat) => [
      tilePart(view, seat, frame),
      discPart(view, seat, frame),
      pilePart(view, seat, frame),
    ]),
    scorePart(view, ordered, frame),
  ];
}

function titleOf(seat: Seat, frame: Frame, titles: { own: string; of: (name: string) => string }): string {
  return seat === frame.viewer ? titles.own : titles.of(frame.names[seat] ?? '');
}

function tilePart(view: Position, seat: Seat, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const phase = phaseOf(view);
  const board = boardOf(view, seat);
  const tile = phase.step === 'draw' ? board.tiles[phase.round - 1] : undefined;
  const title = titleOf(seat, frame, { own: words.tile, of: words.tileOf });
  if (tile === undefined || phase.step !== 'draw')
    return { topic: 'hand', seat, title, lines: [...startLines(board, frame), words.noTile] };
  const { kinds } = messagesOf(frame.locale);
  const { name, size, kind } = tileOf(tile);
  const { current, previous } = kindsIn(board, phase.round);
  const lines = [
    words.facts(name, size, kinds[kind]),
    current === previous ? words.countsOne(kinds[kind]) : words.counts(kinds[current], kinds[previous]),
  ];
  return { topic: 'hand', seat, title, lines: [...lines, words.shape(shapeOf(tile, words))] };
}

function startLines({ start, side }: Board, { locale }: Frame): readonly string[] {
  if (start === undefined) return [];
  const { kinds, or } = messagesOf(locale);
  const sides = side !== undefined && side !== HIDDEN ? [side] : (STARTS[start] ?? []);
  return [partsWords(locale).start(sides.map((kind) => kinds[kind]).join(` ${or} `))];
}

/** `1 to 2 right, 2 to 3 up right`: stars by the numbers with which they are left out. */
function shapeOf(tile: number, words: PartsWords): string {
  const { stars, lines } = tileOf(tile);
  return lines
    .map(([from, to]) => {
      const [x = 0, y = 0] = stars[from] ?? [];
      const [toX = 0, toY = 0] = stars[to] ?? [];
      return words.step(from + 1, to + 1, words.ways[toY - y + 1]?.[toX - x + 1] ?? '');
    })
    .join(', ');
}

function discPart(view: Position, seat: Seat, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const board = boardOf(view, seat);
  const rows = board.drawings.map((drawing, index) => {
    const name = tileOf(board.tiles[index] as number).name;
    if (drawing === HIDDEN) return [makeRound(index + 1), name, words.hidden, ''];
    const stars = starsOf(drawing).map(makeStar).join(', ');
    const { points } = earnedBy(drawing, kindsIn(board, index + 1));
    return [makeRound(index + 1), name, stars === '' ? words.nothingDrawn : stars, String(points)];
  });
  const title = titleOf(seat, frame, { own: words.disc, of: words.discOf });
  if (rows.length === 0) return { topic: 'board', seat, title, lines: [words.nothingDrawn] };
  const columns = [words.round, words.constellation, words.stars, words.points];
  return { topic: 'board', seat, title, columns, rows };
}

function pilePart(view: Position, seat: Seat, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { kinds } = messagesOf(frame.locale);
  // Before the choice nobody knows which seven is used.
  const open = phaseOf(view).step === 'seven' ? { ...view, sizes: view.sizes.slice(0, -1) } : view;
  const backs = backsLeft(open, boardOf(view, seat)).map(({ size, kind }) => words.back(size, kinds[kind]));
  return {
    topic: 'deck',
    seat,
    title: titleOf(seat, frame, { own: words.pile, of: words.pileOf }),
    lines: backs.length === 0 ? [words.none] : backs,
  };
}

function scorePart(view: Position, seats: readonly Seat[], frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { round: roundName } = messagesOf(frame.locale);
  const done = Math.min(ROUNDS, roundsDone(view));
  const rounds = Array.from({ length: done }, (_, index) => index + 1);
  const row = (name: string, cell: (board: Board) => string): readonly string[] => [
    name,
    ...seats.map((seat) => cell(boardOf(view, seat))),
  ];
  const lit = (board: Board): number => LIT - extinguishedAfter(board, done);
  const sum = (board: Board): number => rounds.reduce((total, round) => total + roundPoints(board, round), 0);
  return {
    topic: 'score',
    title: words.score,
    columns: [
      words.part,
      ...seats.map((seat) => (seat === frame.viewer ? words.you : (frame.names[seat] ?? ''))),
    ],
    rows: [
      ...rounds.map((round) =>
        row(roundName(makeRound(round)), (board) => String(roundPoints(board, round))),
      ),
      row(words.lit, (board) => words.litCell(lit(board), lit(board) * POINTS.lit)),
      row(words.soFar, (board) => String(sum(board) + lit(board) * POINTS.lit)),
    ],
  };
}

/** The heading under which a choice is offered. */
export function groupOf(action: Action, _view: Position, frame: Frame): string {
  return partsWords(frame.locale).groups[action.do];
}

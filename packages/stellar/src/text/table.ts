// The whole Stellar table as text: row, both telescopes with their notebooks, hands.
import { bagSize, brokenText, type Frame, type Seat, stacked } from '@planisphere/core';
import {
  breakdownOf,
  type Card,
  HIDDEN,
  knownHeld,
  moverOf,
  type Position,
  ROUNDS,
  SECTIONS,
  sectionTotal,
  sideOf,
} from '../index.ts';
import { cardRun, messagesOf } from './cells.ts';
import type { Messages } from './messages.ts';
import { notebookLines } from './notebook.ts';
import { beside, clipped, type Line, type Run } from './pad.ts';
import { type CellWidth, type TelescopeLook, telescopeLines, telescopeWidth } from './telescope.ts';

/** Two sides with wide slots side by side. */
const WIDE = 2 * (telescopeWidth(7) + 4);

export function tableLines(view: Position, frame: Frame): readonly string[] {
  const { locale, width, height } = frame;
  const messages = messagesOf(locale);
  // The reader's own side comes first.
  const own: Seat = frame.viewer === 1 ? 1 : 0;
  const other: Seat = own === 0 ? 1 : 0;
  const cell: CellWidth = height === undefined || width >= WIDE ? 7 : 5;
  const column = telescopeWidth(cell) + (cell === 7 ? 4 : 2);
  const left = sideLines(view, own, { frame, cell }).map((line) =>
    cell === 7 ? line : clipped(line, column - 1),
  );
  const sides = beside(left, sideLines(view, other, { frame, cell }), { column, total: width });
  const hands = [handLine(view, own, frame), handLine(view, other, frame)];
  const parts = [[statusLine(view, messages)], [rowLine(view, messages)], sides, hands].map((lines) =>
    lines.map((line) => painted(line, frame)),
  );
  if (height !== undefined) {
    const legend = brokenText(messages.legend, width).map((line) => frame.paint(line, 'dim'));
    return stacked(parts, legend, height);
  }
  const [status = [], row = [], both = [], held = []] = parts;
  return [...status, '', ...row, '', ...both, '', ...held, frame.paint(messages.legend, 'dim')];
}

function painted(line: Line, { paint }: Frame): string {
  return line.map(({ text, tone }) => (tone === undefined ? text : paint(text, tone))).join('');
}

function statusLine(view: Position, messages: Messages): Line {
  const round = Math.min(ROUNDS, Math.floor(view.turn / 2) + 1);
  const discards = bagSize(view.discard);
  return [
    { text: messages.title, tone: 'strong' },
    { text: `   ${messages.round(round, ROUNDS)}   ` },
    { text: messages.deck(view.deck, discards), tone: 'dim' },
  ];
}

function rowLine(view: Position, messages: Messages): Line {
  const runs: Run[] = [{ text: messages.row, tone: 'strong' }];
  view.row.forEach((card, index) => {
    const follows = view.coordinate === index + 1;
    runs.push(
      { text: `   ${index + 1}`, tone: follows ? 'good' : 'dim' },
      { text: follows ? '▸' : ' ' },
      cardRun(card, messages),
    );
  });
  return runs;
}

interface SideLook {
  readonly frame: Frame;
  readonly cell: CellWidth;
}

function sideLines(view: Position, seat: Seat, { frame, cell }: SideLook): readonly Line[] {
  const messages = messagesOf(frame.locale);
  const total = breakdownOf(view).seats[seat as 0 | 1].total;
  const moves = view.phase !== 'over' && view.first !== undefined && moverOf(view) === seat;
  const name: Line = [
    { text: `${moves ? '▸' : ' '}${nameOf(seat, frame)}`, tone: 'strong' },
    { text: `   ${messages.now} ${total}`, tone: 'dim' },
  ];
  return [
    name,
    ...telescopeLines(view, seat, { messages, cell }),
    sectionsLine(view, seat, { messages, cell }),
    ...notebookLines(view, seat, messages),
  ];
}

/** Section totals; ▲ where this side leads. */
function sectionsLine(view: Position, seat: Seat, { messages, cell }: TelescopeLook): Line {
  const air = cell === 7 ? ' ' : '';
  const other: Seat = seat === 0 ? 1 : 0;
  return SECTIONS.flatMap((section): Run[] => {
    const own = sectionTotal(sideOf(view, seat), section);
    const leads = own > sectionTotal(sideOf(view, other), section);
    return [
      {
        text: `${air}${messages.sections[section]} ${own}${leads ? '▲' : ' '} `,
        tone: leads ? 'good' : 'dim',
      },
    ];
  });
}

function handLine(view: Position, seat: Seat, frame: Frame): Line {
  const messages = messagesOf(frame.locale);
  const own = frame.viewer === seat;
  const label = own ? messages.hand : messages.handOf(frame.names[seat] ?? '');
  const runs: Run[] = [{ text: `${label}  `, tone: 'strong' }];
  const shown =
    own || !sideOf(view, seat).hand.includes(HIDDEN) ? sideOf(view, seat).hand : remembered(view, seat);
  for (const card of shown) runs.push(cardRun(card, messages), { text: '   ' });
  if (view.drawn !== HIDDEN && own && view.phase === 'place' && view.coordinate === 0) {
    runs.push({ text: '▸' }, cardRun(view.drawn, messages));
  }
  return runs;
}

/** What everybody saw this player take and still hold, if the table reminds players of it (KNOW-1). */
export function remembered(view: Position, seat: Seat): readonly Card[] {
  const side = sideOf(view, seat);
  const known = view.memory ? knownHeld(side) : [];
  const cards = known.slice(0, side.hand.length);
  return [...cards, ...side.hand.slice(cards.length)];
}

function nameOf(seat: Seat, frame: Frame): string {
  const messages = messagesOf(frame.locale);
  const name = frame.names[seat] ?? '';
  const named = name.toLowerCase() === messages.you;
  return frame.viewer === seat && !named ? `${name} (${messages.you})` : name;
}

// Voyages, victory piles, theories and the sun as lines.
import type { Frame, Seat } from '@planisphere/core';
import { cardOf, EVERY_TYPE, type Galaxy } from '../rules/cards.ts';
import { showing } from '../rules/expansions/theories.ts';

import type { Position } from '../rules/position.ts';
import { type Readiness, readiness } from '../rules/readiness.ts';
import { CARDS_FOR_A_THEORY } from '../rules/reconstructed.ts';
import { galaxiesOf, voyageCount } from '../rules/voyages.ts';
import { codeOf, galaxyRun, TYPE_GLYPHS } from './cards.ts';
import { type Messages, messagesOf } from './messages.ts';
import { type Line, padded, type Run } from './pad.ts';

export function voyageLines(view: Position, frame: Frame): readonly Line[] {
  const messages = messagesOf(frame.locale);
  const title: Line = [{ text: messages.table.voyages, tone: 'strong' }];
  return [title, ...readinessLines(view, frame), ...columnLines(view, messages)];
}

export function readinessLines(view: Position, frame: Frame): readonly Line[] {
  return readiness(view).map((galaxy) => readinessLine(view, galaxy, frame));
}

/** Both columns in one line; none in a game without them. */
export function columnsLine(view: Position, messages: Messages): readonly Line[] {
  const line = columnLines(view, messages).flat();
  return line.length === 0 ? [] : [line];
}

/** `Alpha  ◆◆  ▲≈·●  missing Ta`. */
function readinessLine(view: Position, ready: Readiness, frame: Frame): Line {
  const messages = messagesOf(frame.locale);
  const { galaxy, available, voyagesLeft } = ready;
  const glyphs = EVERY_TYPE.map((type) => (available.includes(type) ? TYPE_GLYPHS[type] : '·')).join('');
  const name = galaxyRun(galaxy);
  const dim = voyagesLeft === 0 ? 'dim' : undefined;
  const head: Line = [
    { text: `  ${messages.galaxies[galaxy]!.padEnd(6)} `, tone: dim ?? name.tone! },
    { text: '◆'.repeat(voyagesLeft).padEnd(5), tone: dim ?? name.tone! },
    { text: ` ${glyphs}  `, tone: dim ?? name.tone! },
  ];
  return [...padded(head, 22), ...readinessNote(view, ready, frame)];
}

function readinessNote(view: Position, ready: Readiness, frame: Frame): Line {
  const messages = messagesOf(frame.locale);
  const { table } = messages;
  if (ready.voyagesLeft === 0) return [{ text: table.noVoyage, tone: 'dim' }];
  const notes: Run[] = [];
  if (ready.payable === undefined)
    notes.push({ text: `${table.missing} ${missingCodes(ready, messages)}`, tone: 'dim' });
  else if (ready.payable === 'cards') notes.push({ text: table.ready, tone: 'good' });
  else notes.push({ text: `${table.readyWithStar} (${missingCodes(ready, messages)})`, tone: 'good' });
  if (view.table.players === 2) notes.push(...takerNote(ready, frame));
  return notes;
}

function missingCodes({ galaxy, missing }: Readiness, messages: Messages): string {
  return missing.map((type) => codeOf(cardOf(galaxy, type), messages)).join(' ');
}

function takerNote({ takers }: Readiness, frame: Frame): Run[] {
  const { table } = messagesOf(frame.locale);
  if (takers.length === 2) return [];
  const [only] = takers;
  if (only === undefined) return [{ text: `  ${table.nobody}`, tone: 'warn' }];
  return [{ text: `  ${table.onlyFor(only === frame.viewer ? undefined : frame.names[only])}`, tone: 'dim' }];
}

/** The uncovered voyage of each column stands in brackets. */
function columnLines({ columns }: Position, messages: Messages): readonly Line[] {
  return columns.map((column, side) => {
    const voyages = column.flatMap((galaxy, depth): Run[] =>
      depth === 0 ? [{ text: '[' }, galaxyRun(galaxy), { text: ']' }] : [{ text: ' ' }, galaxyRun(galaxy)],
    );
    return [
      { text: `  ${messages.columns[side]!.padEnd(7)}` },
      ...(column.length > 0 ? voyages : [{ text: '—' }]),
    ];
  });
}

export function pileLines(view: Position, frame: Frame): readonly Line[] {
  const { table } = messagesOf(frame.locale);
  return view.won.map((pile, seat) => [
    {
      text: `${view.turn === seat && view.table.players === 2 ? '▸' : ''}${table.pileOf(frame.names[seat] ?? '')}  `,
      tone: 'strong',
    },
    ...pileRuns(pile, table.none),
  ]);
}

export function pileRuns(pile: number, none: string): Run[] {
  if (voyageCount(pile) === 0) return [{ text: none, tone: 'dim' }];
  return galaxiesOf(pile).map((galaxy: Galaxy) => ({
    text: `◆${galaxyRun(galaxy).text} `,
    tone: galaxyRun(galaxy).tone!,
  }));
}

export function theoryLines(view: Position, messages: Messages): readonly Line[] {
  if (!view.table.theories || view.discovery === undefined) return [];
  const { table, types } = messages;
  const left = EVERY_TYPE.filter((type) => (view.theories >> type) & 1).length;
  const face: Line =
    view.theory === undefined
      ? [{ text: left === 0 ? table.proved : '?', tone: 'good' }]
      : [
          {
            text: `${TYPE_GLYPHS[view.theory]} ${types[view.theory]} ${showing(view, view.theory)}/${CARDS_FOR_A_THEORY}`,
          },
          { text: `  (${table.unproved(left)})`, tone: 'dim' },
        ];
  return [
    [{ text: `${table.theory}  `, tone: 'strong' }, ...face],
    [{ text: `${table.discovery}  `, tone: 'strong' }, { text: table.discoveries[view.discovery]! }],
  ];
}

/** The track, a sign per space: ☼ the sun, ◆ a meteor, ✖ the end. */
export function sunLines(view: Position, messages: Messages): readonly Line[] {
  const { table } = view;
  if (!table.sun) return [];
  const { last, meteors } = table.track;
  const signs = Array.from({ length: last + 1 }, (_, space) => {
    if (space === view.sun) return '☼';
    if (space === last) return '✖';
    const meteor = meteors.indexOf(space);
    return meteor >= 0 && (view.meteors >> meteor) & 1 ? '◆' : '·';
  });
  return [
    [
      { text: `${messages.table.sun}  `, tone: 'strong' },
      { text: signs.join('') },
      {
        text: `  ${messages.table.space(view.sun, last)}, ${messages.table.meteors(view.collected)}`,
        tone: 'dim',
      },
    ],
  ];
}

export function nameOf(seat: Seat, frame: Frame): string {
  return frame.names[seat] ?? '';
}

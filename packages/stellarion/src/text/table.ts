// The whole Stellarion table as text.
import { brokenText, type Frame, stacked } from '@planisphere/core';
import { isHopeless } from '../rules/hopeless.ts';
import { expansionsOf } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import { timesSeen } from '../rules/repetition.ts';
import { voyageCount } from '../rules/voyages.ts';
import { cardRuns } from './cards.ts';
import { deckLines, FRAMED_WIDTH, openDeckLines } from './decks.ts';
import { type Messages, messagesOf } from './messages.ts';
import { broken, type Line, painted } from './pad.ts';
import { columnsLine, pileLines, readinessLines, sunLines, theoryLines, voyageLines } from './sky.ts';

export function tableLines(view: Position, frame: Frame): readonly string[] {
  return frame.height === undefined ? roomyTable(view, frame) : closeTable(view, frame, frame.height);
}

/** For a screen that does not scroll: decks without frames, voyages and piles in as few lines as possible. */
function closeTable(view: Position, frame: Frame, height: number): readonly string[] {
  const messages = messagesOf(frame.locale);
  const { paint, width } = frame;
  const lines = (part: readonly Line[]): readonly string[] =>
    part.flatMap((line) => broken(line, width)).map((line) => painted(line, paint).trimEnd());
  const roomy = lines(roomyLines(view, frame));
  if (roomy.length <= height && width >= FRAMED_WIDTH) return roomy;
  const parts = [
    [
      ...shortTitle(view, messages, width),
      ...openDeckLines(view, messages, width),
      outpostLine(view, messages),
    ],
    [...readinessLines(view, frame), ...columnsLine(view, messages)],
    [
      ...pileLines(view, frame),
      ...theoryLines(view, messages),
      ...sunLines(view, messages),
      ...warningsOf(view, frame).map((text): Line => [{ text, tone: 'warn' }]),
    ],
  ];
  const legend = [messages.table.legend, messages.table.legendDecks].flatMap((text) =>
    brokenText(text, width),
  );
  return stacked(
    parts.map(lines),
    legend.map((line) => paint(line, 'dim')),
    height,
  );
}

function roomyTable(view: Position, frame: Frame): readonly string[] {
  return roomyLines(view, frame).map((line) => painted(line, frame.paint).trimEnd());
}

function roomyLines(view: Position, frame: Frame): readonly Line[] {
  const messages = messagesOf(frame.locale);
  return [
    ...titleLines(view, messages),
    [],
    ...deckLines(view, messages),
    outpostLine(view, messages),
    [],
    ...voyageLines(view, frame),
    ...pileLines(view, frame),
    ...theoryLines(view, messages),
    ...sunLines(view, messages),
    ...warningsOf(view, frame).map((text): Line => [{ text, tone: 'warn' }]),
    [{ text: messages.table.legend, tone: 'dim' }],
    [{ text: messages.table.legendDecks, tone: 'dim' }],
  ];
}

/** Title and standing in one line, or in two if space is tight. */
function shortTitle(view: Position, messages: Messages, width: number): readonly Line[] {
  const [line = []] = titleLines(view, messages);
  const columns = line.reduce((sum, { text }) => sum + [...text].length, 0);
  return columns <= width ? [line] : line.map((run) => [{ ...run, text: run.text.trimStart() }]);
}

function titleLines(view: Position, messages: Messages): readonly Line[] {
  const { table } = messages;
  const status = [
    view.table.players === 1 ? messages.solo : messages.duo,
    table.voyagesLeft(voyageCount(view.voyages)),
    `${'★'.repeat(view.stars)}${view.stars > 0 ? ' ' : ''}${table.stars(view.stars)}`,
  ];
  const title: Line = [
    { text: messages.title, tone: 'strong' },
    { text: `   ${status.join('   ')}`, tone: 'dim' },
  ];
  const expansions = expansionsOf(view.table).map((expansion) => messages.expansions[expansion]);
  return expansions.length === 0 ? [title] : [title, [{ text: expansions.join(' · '), tone: 'dim' }]];
}

function outpostLine(view: Position, messages: Messages): Line {
  const cards = Array.from({ length: 16 }, (_, card) => card).filter((card) => (view.outpost >> card) & 1);
  const { outpost, none } = messages.table;
  const content: Line = cards.length > 0 ? cardRuns(cards, messages) : [{ text: none, tone: 'dim' }];
  return [{ text: `${outpost}  `, tone: 'strong' }, ...content];
}

/** Warns of END-3 one turn ahead, and of a game that cannot be won. */
export function warningsOf(view: Position, { locale }: Frame): readonly string[] {
  const { table } = messagesOf(locale);
  const warnings: string[] = [];
  if (view.stage.kind === 'turn' && view.past.length > 0 && timesSeen(view) > 1)
    warnings.push(table.seenBefore);
  else if (view.stage.kind === 'turn' && threatens(view)) warnings.push(table.seenTwice);
  if (view.ending === undefined && view.up !== 0 && isHopeless(view)) warnings.push(table.hopeless);
  return warnings;
}

/** Whether a position has occurred twice to which a turn might lead back: that would end the game. */
function threatens(view: Position): boolean {
  return view.past.some((earlier) => timesSeen({ ...view, ...earlier }) > 2);
}

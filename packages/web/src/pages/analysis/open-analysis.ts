// Turns a line of notation into a board to play on, with the engine beside it.

import {
  type Finding,
  type GameText,
  inspectPosition,
  makeSeat,
  rngOf,
  type Seat,
  seatsThatKnow,
} from '@planisphere/core';
import type { GameId } from '../../base/games.ts';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { loadText } from '../../table/game-text.ts';
import { loadRules } from '../../table/games.ts';
import { AnalysisSource } from './analysis-source.ts';
import { Engine } from './engine.ts';
import type { EngineWorkers } from './engine-workers.ts';
import type { Analysed } from './link.ts';
import { Variations } from './variations.ts';
import { analysisWords } from './words/index.ts';

export interface AnalysisScreen extends OpenBoard {
  readonly game: GameId;
  readonly board: Board;
  readonly text: GameText;
  /** The position as the link gave it. */
  readonly analysed: Analysed;
  readonly variations: Variations;
  readonly engine: Engine;
  readonly findings: readonly Finding[];
  /** Whether hidden cards were filled in so that one can play on. */
  readonly supposed: boolean;
}

export interface Impossible {
  readonly game: GameId;
  readonly text: GameText;
  readonly analysed: Analysed;
  readonly findings: readonly Finding[];
}

/** The workers belong to the page: it may show one position after another with them. */
export async function openAnalysis(
  id: GameId,
  analysed: Analysed,
  workers: EngineWorkers,
): Promise<AnalysisScreen | Impossible> {
  const [board, rules, text] = await Promise.all([boardOf(id), loadRules(id), loadText(id)]);
  const { game } = rules;
  const { position, findings } = inspectPosition(game, analysed.position.trim());
  if (position === undefined) return { game: id, text, analysed, findings };
  const world = game.imagine(position, rngOf('analysis'));
  const supposed = game.notation.make(world) !== game.notation.make(position);
  const variations = new Variations(game, world);
  if (analysed.tried !== undefined) variations.restore(analysed.tried);
  const source = new AnalysisSource(variations, () => analysisWords().full);
  const viewer = seatsThatKnow(game, position)[0] ?? awaitedAt(variations) ?? 0;
  const players = rules.tally(position).length;
  const table = { id: 'analysis', game: id, seats: seatsOf(players, analysed), options: {}, hints: false };
  const standing = source.standing(viewer);
  const opened = board.open({ table, standing, source, viewer, spectating: false, past: [] });
  // Before the table is drawn: it would spend a tip that nobody sees.
  opened.session.lesson.value = { tasks: [analysisWords().title], title: undefined, showsRival: true };
  const engine = new Engine(game, { id, supposed, workers });
  return { ...opened, game: id, board, text, analysed, variations, engine, findings, supposed };
}

function awaitedAt({ course: { awaiting } }: Variations): Seat | undefined {
  return awaiting.kind === 'seats' ? awaiting.seats[0] : undefined;
}

/** Nobody sits anywhere: the viewer decides for all seats. */
function seatsOf(players: number, { names = [] }: Analysed) {
  return Array.from({ length: players }, (_, seat) => ({
    name: names[seat] || analysisWords().seat(makeSeat(seat as Seat)),
    elsewhere: true,
  }));
}

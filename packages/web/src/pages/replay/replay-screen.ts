// Turns a reel into something to watch on the board of its game.
import { type Eyes, makeSeat, type Seat } from '@planisphere/core';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import type { Moment } from '../../table/record/fragment.ts';
import type { Reel } from '../../table/record/reel.ts';
import type { SessionStart } from '../../table/session-start.ts';
import { Player } from './player.ts';
import { ReplaySource } from './source.ts';

export interface ReplayScreen {
  readonly player: Player;
  readonly board: Board;
  readonly Still: OpenBoard['Still'];
  /** The record as it came. */
  readonly text: string;
}

export async function watch(reel: Reel, text: string, moment: Moment): Promise<ReplayScreen> {
  const board = await boardOf(reel.id);
  const at = Math.min(moment.at ?? 0, reel.events.length);
  const eyes = eyesFor(reel, moment.eyes);
  const source = new ReplaySource(reel, { at, eyes });
  const { seats, options } = reel.record;
  const found: SessionStart = {
    table: {
      id: '',
      game: reel.id,
      // Nobody sits here, so the viewer is asked for nothing.
      seats: namesOf(seats).map((name) => ({ name, elsewhere: true })),
      options,
    },
    standing: source.now(),
    source,
    viewer: typeof eyes === 'number' ? eyes : 0,
    spectating: true,
    past: source.past(),
  };
  const { session, Still } = board.open(found);
  return { player: new Player(reel, session, { source, at, eyes }), board, Still, text };
}

/** Players without a name, or with the same name, get the letter of their seat. */
function namesOf(seats: readonly string[]): readonly string[] {
  return seats.map((name, seat) => {
    const letter = makeSeat(seat as Seat);
    if (name === '') return letter;
    return seats.indexOf(name) === seats.lastIndexOf(name) ? name : `${name} ${letter}`;
  });
}

/** The game is over when it is watched: everything is open, unless the link says otherwise. */
function eyesFor({ record }: Reel, wanted: Eyes | undefined): Eyes {
  const possible = typeof wanted !== 'number' || wanted < record.seats.length;
  return wanted === undefined || !possible ? 'all' : (wanted as Seat);
}

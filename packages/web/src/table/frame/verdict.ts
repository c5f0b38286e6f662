// How a game ended and who won, in words: the same for every board, for replays and for the logbook. The points alone
// do not say whether a game ended early.
import type { GameTypes, Seat } from '@planisphere/core';
import type { EarlyEnd } from '../saved.ts';
import type { Session } from '../session.ts';
import { frameWords } from './words/index.ts';

export interface Verdict {
  /** Who won. */
  readonly title: string;
  /** How it ended. */
  readonly text: string;
}

export interface Ending {
  /** Undefined if the game was played to its end. */
  readonly ended: EarlyEnd | undefined;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly players: number;
  /** All win or lose together. */
  readonly cooperative: boolean;
  /** Undefined for the reader. */
  titleOf(seat: Seat): string | undefined;
}

export function verdictOf(ending: Ending): Verdict {
  return { title: winnersIn(ending), text: reasonIn(ending) };
}

/** The verdict in one spoken line. */
export function verdictLine(ending: Ending): string {
  const { title, text } = verdictOf(ending);
  return text === '' ? `${title}.` : `${title}. ${text}`;
}

/** “You and Ada win”, without a full stop. */
export function winClause({ winners, titleOf }: Pick<Ending, 'winners' | 'titleOf'>): string {
  return frameWords().ending.win(winners.map(titleOf));
}

function winnersIn({ ended, winners, players, cooperative, titleOf }: Ending): string {
  const words = frameWords().ending;
  if (ended === 'abandoned') return words.nobody;
  if (cooperative) return winners.length > 0 ? words.won : words.lost;
  if (players === 1) return ended === undefined ? words.over : words.lost;
  if (winners.length === 0) return words.nobody;
  return winClause({ winners, titleOf });
}

function reasonIn({ ended, winners, scores, players, cooperative, titleOf }: Ending): string {
  const words = frameWords().ending;
  if (ended === undefined) {
    if (cooperative || scores.length === 0) return '';
    return words.points(scores.map((points, seat) => ({ name: titleOf(seat as Seat), points })));
  }
  if (ended === 'abandoned') return words.abandoned;
  const losers = Array.from({ length: players }, (_, seat) => seat as Seat).filter(
    (seat) => !winners.includes(seat),
  );
  // If several lost together, the sentence does not say whose action ended the game.
  const [loser] = losers;
  return losers.length === 1 && loser !== undefined
    ? words.by[ended](titleOf(loser))
    : words.bySomebody[ended];
}

/** The ending of the game at the table on the screen. */
export function endingOf<G extends GameTypes>(
  session: Pick<Session<G>, 'standing' | 'seats' | 'game' | 'shared' | 'nameOf' | 'titleOf'>,
): Ending {
  const { ended, winners = [], scores = [] } = session.standing.value;
  return {
    ...{ ended, winners, scores },
    players: session.seats.places.value.length,
    cooperative: session.game.cooperative === true,
    // Several people at one screen: the words address none of them as "you".
    titleOf: (seat) => (session.shared ? session.nameOf(seat) : session.titleOf(seat)),
  };
}

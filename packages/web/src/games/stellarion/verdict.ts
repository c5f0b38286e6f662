// The result in a sentence: how the game ended, and who has won. Whoever only watches reads the names of the players.
import type { Position } from '@planisphere/stellarion';
import { type Ending, verdictOf as endVerdict, type Verdict, winClause } from '../../table/frame/verdict.ts';
import { restWords } from './words/rest.ts';

export function verdictOf({ ending, table }: Pick<Position, 'ending' | 'table'>, players: Ending): Verdict {
  const { end } = restWords();
  // A game that people ended has no ending by the rules.
  if (ending === undefined) return endVerdict(players);
  if (ending !== 'won') return { title: end.lost, text: end.because[ending] };
  const because = end.because[table.theories ? 'proved' : 'won'];
  return { title: end.won, text: `${because} ${winClause(players)}.` };
}

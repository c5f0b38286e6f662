// The result in a sentence: who won and by how much; alone, the rank; how people ended the game, if they did.
import type { Seat } from '@planisphere/core';
import { rankOf, type SeatScore } from '@planisphere/star-explorer';
import { rankName } from '@planisphere/star-explorer/text';
import { settings } from '../../base/settings/settings.ts';
import { endingOf, verdictOf as endVerdict, type Verdict } from '../../table/frame/verdict.ts';
import { frameWords } from '../../table/frame/words/index.ts';
import type { StarExplorerSession } from './session.ts';
import { restWords } from './words/rest.ts';

export function verdictOf(session: StarExplorerSession, scores: readonly SeatScore[]): Verdict {
  const { end } = restWords();
  const ending = endingOf(session);
  const { winners } = ending;
  const { title, text } = endVerdict(ending);
  if (ending.ended !== undefined) return { title, text: `${text} ${frameWords().ending.soFar}` };
  const own = session.viewer.value;
  if (scores.length === 1) {
    const total = scores[0]?.total ?? 0;
    const rank = rankOf(total);
    return { title: end.solo(total), text: end.rank(rank, rankName(rank, settings.value.locale)) };
  }
  const best = winners[0] ?? 0;
  const points = scores[best]?.total ?? 0;
  if (winners.length > 1)
    return {
      title: end.share(winners.map((seat) => session.nameOf(seat)).join(', ')),
      text: end.tied(points),
    };
  const second = secondOf(scores, best);
  const lead = points - (scores[second]?.total ?? 0);
  if (lead === 0) return { title, text: end.tieBreak(points) };
  if (best === own || session.shared || session.spectating.value)
    return { title, text: end.ahead(points, lead, session.nameOf(second)) };
  const total = scores[own]?.total ?? 0;
  if (total === points) return { title, text: end.tieBreak(points) };
  return { title, text: end.behind(total, points - total, session.nameOf(best)) };
}

function secondOf(scores: readonly SeatScore[], best: Seat): Seat {
  const others = scores.map((_, seat) => seat as Seat).filter((seat) => seat !== best);
  return others.sort((a, b) => (scores[b]?.total ?? 0) - (scores[a]?.total ?? 0))[0] as Seat;
}

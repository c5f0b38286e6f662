// One found game: a small picture of the moment, the players, and the result.
import { CARDS } from '@planisphere/games/rules';
import { settings } from '../../base/settings/settings.ts';
import { nameOfGame } from '../../base/words/game-name.ts';
import { levelName } from '../../table/levels.ts';
import { makeFragment } from '../../table/record/fragment.ts';
import { FittedPicture } from '../../table/rules/FittedPicture.tsx';
import type { FoundGame } from './device-search.ts';
import styles from './find.module.css';
import { findWords } from './words.ts';

export function Found({ game, happened }: { game: FoundGame; happened: string | undefined }) {
  const { id, names, scores, when, at, position, own = 0 } = game;
  const day = new Date(when).toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'long' });
  return (
    <a class={styles.found} href={`/replay/${id}${makeFragment({ at, eyes: 'all' })}`}>
      <div class={styles.picture}>
        <FittedPicture game={game.game} position={position} seat={own} />
      </div>
      <span class={styles.names}>
        <b>{names.map(shownName).join(' · ')}</b>
        <small>
          {nameOfGame(game.game)} · {day}
        </small>
        {happened === undefined ? undefined : <span>{happened}</span>}
      </span>
      <span class={styles.score}>
        <b>{scores.join(' : ')}</b>
        <small data-result={resultOf(game)}>{outcome(game)}</small>
      </span>
    </a>
  );
}

/** Stored games name a bot by its level. */
function shownName(name: string): string {
  return levelName(name);
}

type Result = 'won' | 'lost' | 'drawn';

/** The result for the searcher; undefined if they did not play, or if rivals ended the game together. */
function resultOf({ game, own, winners }: FoundGame): Result | undefined {
  const { cooperative } = CARDS[game];
  if (own === undefined || (winners.length === 0 && !cooperative)) return undefined;
  if (winners.length > 1 && !cooperative) return 'drawn';
  return winners.includes(own) ? 'won' : 'lost';
}

function outcome(found: FoundGame): string {
  const { game, winners, names } = found;
  const words = findWords();
  const result = resultOf(found);
  if (result !== undefined) return words.ended[result];
  if (CARDS[game].cooperative) return words.ended[winners.length > 0 ? 'won' : 'lost'];
  if (winners.length === 0) return '';
  return winners.length > 1 ? words.ended.drawn : words.wonBy(shownName(names[winners[0] ?? 0] ?? ''));
}

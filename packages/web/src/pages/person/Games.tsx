// A person's latest rated games: opponent, result, and change of rating.
import type { Profile, ProfileGame } from '@planisphere/protocol';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { listName } from '../../table/rating/rating-words/index.ts';
import { signed } from '../../table/rating/signed.ts';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

export function Games({ profile: { games } }: { profile: Profile }) {
  if (games.length === 0) return undefined;
  return (
    <section class={`${ui.panel} ${styles.rated}`}>
      <h2>{personWords().games}</h2>
      <ul class={styles.games}>
        {games.map((game) => (
          <Line key={`${game.at} ${game.code}`} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Line({ game }: { game: ProfileGame }) {
  const words = personWords();
  const { list, at, score, change, code } = game;
  const names = game.with.map((each) =>
    'name' in each ? each.name : (appWords().botNames[each.bot] ?? each.bot),
  );
  const title = isGameId(list.game) ? nameOfGame(list.game) : list.game;
  const outcome = list.title !== undefined ? words.par(score) : words.outcome(score);
  const day = new Date(at).toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'short' });
  const text = (
    <>
      <span>
        <b>{names.length === 0 ? title : names.join(', ')}</b>
        <small>{`${title}, ${listName(list)}, ${day}`}</small>
      </span>
      <span>{outcome}</span>
      <em data-moved={change < 0 ? 'down' : 'up'}>{signed(change)}</em>
    </>
  );
  return <li>{code === undefined ? <span>{text}</span> : <a href={`/replay/t/${code}`}>{text}</a>}</li>;
}

// Games, wins by set-up and streaks of this device.
import type { Options } from '@planisphere/stellarion';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Shell } from '../../../base/ui/Shell.tsx';
import ui from '../../../base/ui/ui.module.css';
import { changeText } from '../../../table/review/figures.ts';
import { listReviews } from '../../../table/review/stored.ts';
import { listGames } from '../../../table/store.ts';
import { boardWords, percent } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { meanOf, type Weighed, weighedGames } from './luck.ts';
import styles from './statistics.module.css';
import { bySetup, type Finished, finishedGames, tallyOf } from './tally.ts';

interface Found {
  readonly games: readonly Finished[];
  readonly weighed: ReadonlyMap<string, Weighed>;
}

export function Statistics() {
  const found = useSignal<Found | undefined>(undefined);
  useEffect(() => {
    void Promise.all([listGames(), listReviews()]).then(([tables, reviews]) => {
      const games = finishedGames(tables);
      found.value = { games, weighed: weighedGames(games, reviews) };
    });
  }, [found]);
  const { stats } = restWords();
  const { tools } = boardWords();
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <div>
            <h1>{stats.title} · Stellarion</h1>
            <p>{stats.lead}</p>
          </div>
          <a class={ui.button} href="/play/stellarion/new">
            <Glyph name="ui-plus" />
            {tools.newTable}
          </a>
        </header>
        {found.value === undefined ? undefined : found.value.games.length === 0 ? (
          <p class={ui.panel}>{stats.none}</p>
        ) : (
          <Figures {...found.value} />
        )}
      </main>
    </Shell>
  );
}

function Figures({ games, weighed }: Found) {
  const { stats } = restWords();
  const all = tallyOf(games);
  const figures = [
    [stats.games, all.games],
    [stats.wins, all.wins],
    [stats.rate, all.games === 0 ? '–' : percent({ weight: all.wins, total: all.games })],
    [stats.streak, all.streak],
    [stats.best, all.best],
    [stats.assisted, all.assisted],
  ] as const;
  return (
    <>
      <dl class={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} class={ui.panel}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LuckAndSkill weighed={weighed} />
      <section class={ui.panel}>
        <h2>{stats.bySetup}</h2>
        <div class={styles.scroll}>
          <table class={styles.table}>
            <thead>
              <tr>
                <th scope="col">{stats.setup}</th>
                <th scope="col">{stats.games}</th>
                <th scope="col">{stats.wins}</th>
                <th scope="col">{stats.best}</th>
              </tr>
            </thead>
            <tbody>
              {bySetup(games).map((row) => (
                <tr key={row.key}>
                  <th scope="row">{nameOf(row.options, row.players)}</th>
                  <td>{row.games}</td>
                  <td>{row.wins}</td>
                  <td>{row.best}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section class={ui.panel}>
        <h2>{stats.recent}</h2>
        <ul class={styles.recent}>
          {games.slice(0, 20).map((game) => (
            <li key={game.id}>
              <a href={`/play/stellarion/${game.id}`}>
                <b class={game.won ? styles.won : undefined}>{game.won ? stats.won : stats.lost}</b>
                <span>{nameOf(game.options, game.players)}</span>
                <small>
                  {new Intl.DateTimeFormat(settings.value.locale, { dateStyle: 'medium' }).format(game.when)}
                  {game.assisted ? ` · ${stats.assisted}` : ''}
                </small>
              </a>
              <a class={styles.weighed} href={`/review/${game.id}`}>
                <Glyph name="v-great" />
                {weighedText(weighed.get(game.id))}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function weighedText(weighed: Weighed | undefined): string {
  const { stats } = restWords();
  if (weighed === undefined) return stats.review;
  const { luck, skill, partner } = weighed;
  return stats.weighedOne(
    ...([luck, skill].map((value) => changeText(value, 'chance')) as [string, string]),
    partner === undefined ? undefined : changeText(partner, 'chance'),
  );
}

/** What the cards brought, what the player's decisions cost and what the partner's brought, over all reviewed games. */
function LuckAndSkill({ weighed }: Pick<Found, 'weighed'>) {
  const { stats } = restWords();
  const mean = meanOf(weighed.values());
  return (
    <section class={ui.panel}>
      <h2>{stats.luckAndSkill}</h2>
      {mean === undefined ? (
        <p class={styles.quiet}>{stats.notWeighed}</p>
      ) : (
        <>
          <p class={styles.quiet}>{stats.weighed(weighed.size)}</p>
          <dl class={styles.balance}>
            <Share glyph="ui-luck" name={stats.luck} value={mean.luck} />
            <Share glyph="ui-skill" name={stats.skill} value={mean.skill} />
            {mean.partner === undefined ? undefined : (
              <Share glyph="ui-skill" name={stats.partner} value={mean.partner} />
            )}
          </dl>
        </>
      )}
    </section>
  );
}

function Share({ glyph, name, value }: { glyph: string; name: string; value: number }) {
  return (
    <div>
      <dt>
        <Glyph name={glyph} />
        {name}
      </dt>
      <dd>
        {changeText(value, 'chance')} <small>{restWords().stats.points}</small>
      </dd>
    </div>
  );
}

function nameOf({ expansions, stars, track }: Options, players: number): string {
  const { stats, setup } = restWords();
  const names = expansions.map((each) => setup.names[each]);
  const sky = names.length === 0 ? stats.base : names.join(', ');
  const way = track === 'standard' ? '' : `, ${setup.tracks[track].toLowerCase()}`;
  return `${sky}${way} · ${stats.starsOf(stars)} · ${players === 1 ? stats.solo : stats.duo}`;
}

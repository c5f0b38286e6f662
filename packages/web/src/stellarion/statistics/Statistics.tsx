// Games, wins by set-up and streaks of this device.
import type { Options } from '@planisphere/stellarion';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Shell } from '../../app/Shell.tsx';
import { settings } from '../../app/settings.ts';
import { listTables } from '../../table/store.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import { percent, w } from '../words/index.ts';
import styles from './statistics.module.css';
import { bySetup, type Finished, finishedGames, tallyOf } from './tally.ts';

export function Statistics() {
  const games = useSignal<readonly Finished[] | undefined>(undefined);
  useEffect(() => {
    void listTables().then((tables) => {
      games.value = finishedGames(tables);
    });
  }, [games]);
  const { stats, tools } = w();
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
        {games.value === undefined ? undefined : games.value.length === 0 ? (
          <p class={ui.panel}>{stats.none}</p>
        ) : (
          <Figures games={games.value} />
        )}
      </main>
    </Shell>
  );
}

function Figures({ games }: { games: readonly Finished[] }) {
  const { stats } = w();
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
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function nameOf({ expansions, stars, track }: Options, players: number): string {
  const { stats, setup } = w();
  const names = expansions.map((each) => setup.names[each]);
  const sky = names.length === 0 ? stats.base : names.join(', ');
  const way = track === 'standard' ? '' : `, ${setup.tracks[track].toLowerCase()}`;
  return `${sky}${way} · ${stats.starsOf(stars)} · ${players === 1 ? stats.solo : stats.duo}`;
}

// The logbook: the player's own games in numbers and pictures, from this device and, once they are over, from the
// server.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { saveFile } from '../../base/sharing.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { later } from '../../base/ui/later.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import {
  figuresOf,
  gamesOf,
  type PlayedGame,
  percent,
  type Span,
  within,
} from '../../table/logbook/statistics.ts';
import { keepMissed } from '../../table/online/keeping.ts';
import type { SavedTable } from '../../table/saved.ts';
import type { LogbookPart, LogbookProps } from '../../table/screens.ts';
import { listGames } from '../../table/store.ts';
import { triedPuzzles } from '../puzzles/kept.ts';
import { recordOfTable } from '../replay/finding.ts';
import { AtTable } from './AtTable.tsx';
import { LuckSkill } from './LuckSkill.tsx';
import styles from './logbook.module.css';
import { Nights } from './Nights.tsx';
import { Recent } from './Recent.tsx';
import { Solved } from './Solved.tsx';
import { Streaks } from './Streaks.tsx';
import { Wins } from './Wins.tsx';
import { logbookWords } from './words/index.ts';

const SPANS: readonly Span[] = ['week', 'month', 'all'];

export function LogbookPage() {
  const tables = useSignal<readonly SavedTable[] | undefined>(undefined);
  const span = useSignal<Span>('all');
  useEffect(() => {
    const read = async () => {
      tables.value = await listGames();
    };
    // Without the server the page shows what this device has.
    const missed = keepMissed().catch(() => undefined);
    void read();
    void missed.then(read);
  }, [tables]);
  const all = gamesOf(tables.value ?? []);
  const games = within(all, span.value, Date.now());
  const figures = figuresOf(games);
  const first = all.at(-1);
  const isEmpty = first === undefined && tables.value !== undefined;
  const since = new Date(first?.when ?? Date.now()).toLocaleDateString(settings.value.locale, {
    month: 'long',
    year: 'numeric',
  });
  const assisted = games.filter((game) => game.assisted).length;
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <div>
            <h1>{logbookWords().title}</h1>
            <p>{isEmpty ? logbookWords().empty : logbookWords().kept(since)}</p>
          </div>
          {isEmpty ? undefined : (
            <>
              <Choice
                label={logbookWords().span}
                value={span.value}
                options={SPANS.map((each) => ({ value: each, text: logbookWords().spans[each] }))}
                onChange={(value) => (span.value = value)}
              />
              <dl class={styles.totals}>
                <Total value={String(figures.games)} name={logbookWords().games} />
                <Total value={`${percent(figures.wins, figures.contests)} %`} name={logbookWords().won} />
                <Total value={String(figures.streak)} name={logbookWords().inRow} />
                <Total
                  value={String(triedPuzzles().filter(({ outcome }) => outcome.solved).length)}
                  name={logbookWords().puzzlesTotal}
                />
              </dl>
            </>
          )}
        </header>
        {isEmpty ? <FirstPage /> : undefined}
        <div class={styles.column}>
          {isEmpty ? (
            <section class={ui.panel}>
              <h2>{logbookWords().wins}</h2>
              <ul class={styles.none}>
                {GAME_IDS.map((game) => (
                  <li key={game}>
                    <b>{nameOfGame(game)}</b>
                    <small>{logbookWords().first.none}</small>
                  </li>
                ))}
              </ul>
              <p class={styles.note}>{logbookWords().first.wins}</p>
            </section>
          ) : (
            <>
              <Wins games={games} />
              <Streaks games={games} />
              <Recent games={games} />
            </>
          )}
        </div>
        <div class={styles.column}>
          <LuckSkill key={span.value} games={games} />
          <OwnParts games={games} />
        </div>
        <div class={styles.column}>
          <AtTable />
          <Nights />
          <Solved />
          <section class={`${ui.panel} ${styles.tools}`}>
            <a class={`${ui.button} ${ui.quiet}`} href="/find">
              <Glyph name="ui-search" />
              {appWords().nav.find}
            </a>
            <button
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              disabled={all.length === 0}
              onClick={() => void exportRecords(tables.value ?? [])}
            >
              <Glyph name="ui-export" />
              {logbookWords().export}
            </button>
            <p class={styles.note}>{logbookWords().exportText}</p>
            {assisted > 0 ? <p class={styles.note}>{logbookWords().assisted(assisted)}</p> : undefined}
          </section>
        </div>
      </main>
    </Shell>
  );
}

/** Before the first game: what the logbook will show, and how to begin. */
function FirstPage() {
  const words = logbookWords().first;
  return (
    <section class={`${ui.panel} ${styles.first}`}>
      <img src={owl} alt="" width="88" height="88" />
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <div>
          <a class={ui.button} href="/">
            <Glyph name="ui-play" />
            {appWords().firstGame}
          </a>
          <a class={`${ui.button} ${ui.quiet}`} href="/learn">
            <Glyph name="ui-learn" />
            {words.learn}
          </a>
        </div>
      </div>
    </section>
  );
}

function Total({ value, name }: { value: string; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Each game's own part of the logbook; it loads if the player has played that game. */
const PARTS: readonly { readonly game: GameId; readonly Part: LogbookPart }[] = GAME_IDS.flatMap((game) => {
  const load = SCREENS[game].logbook;
  return load === undefined ? [] : [{ game, Part: later<LogbookProps>(load) }];
});

function OwnParts({ games }: { games: readonly PlayedGame[] }) {
  return (
    <>
      {PARTS.map(({ game, Part }) => {
        const own = games.filter((each) => each.game === game && !each.assisted);
        return own.length === 0 ? undefined : <Part key={game} games={own} />;
      })}
    </>
  );
}

async function recordLines(tables: readonly SavedTable[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of tables) {
    if (table.summary.scores === undefined) continue;
    const line = await recordOfTable(table);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** Saves all finished games as records, one per line, for `planisphere verify` or another device. */
async function exportRecords(tables: readonly SavedTable[]): Promise<void> {
  saveFile((await recordLines(tables)).join('\n'), 'planisphere-games.jsonl');
}

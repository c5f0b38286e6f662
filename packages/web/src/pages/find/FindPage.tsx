// Finds games of this device or of the server: by game, player, result, first deal, and the look of a position; or by
// typing.
import type { GamePattern } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { loadText } from '../../table/game-text.ts';
import type { DeviceQuery } from './device-search.ts';
import { Found } from './Found.tsx';
import styles from './find.module.css';
import { Search } from './search.ts';
import { findWords } from './words.ts';

const RESULTS = ['won', 'lost', 'drawn'] as const;
type Result = (typeof RESULTS)[number] | '';

interface Fields {
  readonly text: string;
  readonly game: GameId | '';
  readonly player: string;
  readonly result: Result;
  readonly opening: string;
  readonly pattern: string;
}

const EMPTY: Fields = { text: '', game: '', player: '', result: '', opening: '', pattern: '' };

function queryOf({ game, result, ...texts }: Fields): DeviceQuery {
  const typed = Object.entries(texts).filter(([, value]) => value.trim() !== '');
  return {
    me: settings.value.name || appWords().you,
    ...Object.fromEntries(typed),
    ...(game !== '' && { game }),
    ...(result !== '' && { result }),
  };
}

export function FindPage() {
  const words = findWords();
  const { locale } = settings.value;
  const search = useMemo(() => new Search(), []);
  useEffect(() => () => search.end(), [search]);
  const fields = useSignal(EMPTY);
  const where = useSignal<'device' | 'everywhere'>('everywhere');
  const asked = useSignal(EMPTY);
  const patterns = useSignal<readonly GamePattern[]>([]);
  const set = (change: Partial<Fields>): void => {
    fields.value = { ...fields.value, ...change };
  };
  const { game } = fields.value;
  useEffect(() => {
    patterns.value = [];
    if (game !== '') void loadText(game).then((text) => (patterns.value = text.patterns ?? []));
  }, [game, patterns]);
  const field = (name: 'text' | 'player' | 'opening', hint?: string) => (
    <label class={styles.field}>
      <span>{words[name]}</span>
      <input
        value={fields.value[name]}
        maxLength={name === 'text' ? 200 : 60}
        spellcheck={false}
        onInput={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
      {hint === undefined ? undefined : <small>{hint}</small>}
    </label>
  );
  return (
    <Shell>
      <main class={`${pages.page} ${styles.page}`} id="content">
        <h1>{appWords().nav.find}</h1>
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            asked.value = fields.value;
            void search.begin(queryOf(fields.value), where.value === 'everywhere');
          }}
        >
          {field('text', words.textHint)}
          <Captioned
            label={words.game}
            value={game}
            options={[
              { value: '', text: words.any },
              ...GAME_IDS.map((value) => ({ value, text: nameOfGame(value) })),
            ]}
            onChange={(value) => set({ game: value, pattern: '' })}
          />
          {field('player')}
          <Captioned
            label={words.result}
            value={fields.value.result}
            options={[
              { value: '', text: words.any },
              ...RESULTS.map((value) => ({ value, text: words[value] })),
            ]}
            onChange={(result) => set({ result })}
          />
          {field('opening')}
          {patterns.value.length === 0 ? undefined : (
            <Captioned
              label={words.pattern}
              value={fields.value.pattern}
              options={[
                { value: '', text: words.any },
                ...patterns.value.map(({ id, name }) => ({ value: id, text: name[locale] })),
              ]}
              onChange={(pattern) => set({ pattern })}
            />
          )}
          <Captioned
            label={words.where}
            value={where.value}
            options={[
              { value: 'everywhere', text: words.everywhere },
              { value: 'device', text: words.device },
            ]}
            onChange={(value) => (where.value = value)}
          />
          <button type="submit" class={`${ui.button} ${ui.primary}`}>
            <Glyph name="ui-search" />
            {words.find}
          </button>
        </form>
        <Results search={search} asked={asked.value} patterns={patterns.value} />
      </main>
    </Shell>
  );
}

/** The choice with its caption. */
function Captioned<T extends string>(props: Parameters<typeof Choice<T>>[0]) {
  return (
    <div class={styles.field}>
      <span aria-hidden="true">{props.label}</span>
      <Choice {...props} />
    </div>
  );
}

interface Shown {
  readonly search: Search;
  readonly asked: Fields;
  readonly patterns: readonly GamePattern[];
}

function Results({ search, asked, patterns }: Shown) {
  const words = findWords();
  const { found, busy, searched, without, next } = search;
  const all = found.value ?? [];
  const happened = patterns.find(({ id }) => id === asked.pattern)?.name[settings.value.locale];
  return (
    <section class={styles.results} aria-label={words.found}>
      <p aria-live="polite">
        {busy.value ? words.finding : undefined}
        {!busy.value && found.value !== undefined && all.length === 0 ? words.none : undefined}
        {!busy.value && all.length > 0 ? words.searchedOf(all.length, searched.value) : undefined}
      </p>
      {without.value === undefined ? undefined : <p>{words.serverMissing(without.value)}</p>}
      <ul>
        {all.map((game) => (
          <li key={game.id}>
            <Found game={game} happened={happened} />
          </li>
        ))}
      </ul>
      {next.value === undefined ? undefined : (
        <button
          type="button"
          class={ui.button}
          disabled={busy.value}
          onClick={() => void search.more(queryOf(asked))}
        >
          {words.further}
        </button>
      )}
    </section>
  );
}

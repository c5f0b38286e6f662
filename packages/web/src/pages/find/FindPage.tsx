// Find a game of this device: by game, player, result, what was dealt at the beginning, and what a position looked like.
import type { GamePattern } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import pages from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { localized } from '../../base/words/localized.ts';
import { loadText } from '../../table/game-text.ts';
import { makeFragment } from '../../table/record/fragment.ts';
import styles from '../study/study.module.css';
import { type FoundGame, findOnDevice } from './device-search.ts';

const findWords = localized({
  en: {
    about: 'Among the finished games of this device.',
    game: 'Game',
    any: 'Any',
    player: 'Player',
    result: 'Result for the player, or for you',
    won: 'Won',
    lost: 'Lost',
    drawn: 'Drawn',
    opening: 'A card of the opening, in notation',
    pattern: 'What happened',
    find: 'Find',
    none: 'No game fits.',
    found: 'Games found',
  },
  fr: {
    about: 'Parmi les parties terminées de cet appareil.',
    game: 'Jeu',
    any: 'Tous',
    player: 'Joueur',
    result: 'Résultat pour ce joueur, ou pour vous',
    won: 'Gagné',
    lost: 'Perdu',
    drawn: 'Nul',
    opening: 'Une carte du début, en notation',
    pattern: 'Ce qui est arrivé',
    find: 'Trouver',
    none: 'Aucune partie ne convient.',
    found: 'Parties trouvées',
  },
});

const RESULTS = ['won', 'lost', 'drawn'] as const;
type Result = (typeof RESULTS)[number] | '';

export function FindPage() {
  const words = findWords();
  const { locale } = settings.value;
  const game = useSignal<GameId | ''>('');
  const player = useSignal('');
  const result = useSignal<Result>('');
  const opening = useSignal('');
  const pattern = useSignal('');
  const patterns = useSignal<readonly GamePattern[]>([]);
  const found = useSignal<readonly FoundGame[] | undefined>(undefined);
  useEffect(() => {
    pattern.value = '';
    patterns.value = [];
    if (game.value !== '') void loadText(game.value).then((text) => (patterns.value = text.patterns ?? []));
  }, [game.value, pattern, patterns]);
  const find = async () => {
    const answer = await findOnDevice({
      me: settings.value.name || appWords().you,
      ...(game.value !== '' && { game: game.value }),
      ...(player.value !== '' && { player: player.value }),
      ...(result.value !== '' && { result: result.value }),
      ...(opening.value !== '' && { opening: opening.value }),
      ...(pattern.value !== '' && { pattern: pattern.value }),
    });
    found.value = answer.found;
  };
  return (
    <Shell>
      <main class={`${pages.page} ${styles.studies}`} id="content">
        <h1>{appWords().nav.find}</h1>
        <p>{words.about}</p>
        <form
          class={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          <Choice
            label={words.game}
            value={game.value}
            options={[
              { value: '', text: words.any },
              ...GAME_IDS.map((value) => ({ value, text: nameOfGame(value) })),
            ]}
            onChange={(value) => (game.value = value)}
          />
          <label class={styles.field}>
            <span>{words.player}</span>
            <input
              value={player.value}
              onInput={({ currentTarget }) => (player.value = currentTarget.value)}
            />
          </label>
          <Choice
            label={words.result}
            value={result.value}
            options={[
              { value: '', text: words.any },
              ...RESULTS.map((value) => ({ value, text: words[value] })),
            ]}
            onChange={(value) => (result.value = value)}
          />
          <label class={styles.field}>
            <span>{words.opening}</span>
            <input
              value={opening.value}
              spellcheck={false}
              onInput={({ currentTarget }) => (opening.value = currentTarget.value)}
            />
          </label>
          {patterns.value.length === 0 ? undefined : (
            <Choice
              label={words.pattern}
              value={pattern.value}
              options={[
                { value: '', text: words.any },
                ...patterns.value.map(({ id, name }) => ({ value: id, text: name[locale] })),
              ]}
              onChange={(value) => (pattern.value = value)}
            />
          )}
          <button type="submit" class={`${ui.button} ${ui.primary}`}>
            <Glyph name="ui-search" />
            {words.find}
          </button>
        </form>
        <section aria-label={words.found} aria-live="polite">
          {found.value?.length === 0 ? <p>{words.none}</p> : undefined}
          <ul class={styles.list}>
            {(found.value ?? []).map(({ id, game: of, names, scores, when, at }) => (
              <li key={id}>
                <a href={`/replay/${id}${makeFragment({ at, eyes: 'all' })}`}>
                  <b>{names.map((name, seat) => `${name} ${scores[seat] ?? ''}`).join(' · ')}</b>
                  <small>
                    {nameOfGame(of)} ·{' '}
                    {new Date(when).toLocaleDateString(locale, { day: 'numeric', month: 'short' })}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Shell>
  );
}

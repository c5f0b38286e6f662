// Games played with the real box, as the score pad stored them.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { forgetPaperGame, paperGames } from '../../table/pad/kept.ts';
import styles from './logbook.module.css';
import { logbookWords } from './words/index.ts';

const SHOWN = 12;

export function AtTable() {
  const games = useSignal(paperGames());
  if (games.value.length === 0) return undefined;
  const words = logbookWords();
  return (
    <section class={ui.panel} aria-label={words.atTable}>
      <h2>{words.atTable}</h2>
      <ul class={styles.paper}>
        {games.value.slice(0, SHOWN).map(({ game, when, names, scores, winners }) => (
          <li key={when}>
            <span>
              {words.paperGame(
                nameOfGame(game),
                CARDS[game].cooperative
                  ? [...names, winners.length > 0 ? words.wonKey : words.lostKey].join(', ')
                  : names
                      .map(
                        (name, seat) => `${name} ${scores[seat] ?? 0}${winners.includes(seat) ? ' ★' : ''}`,
                      )
                      .join(', '),
              )}
              <small>{new Date(when).toLocaleDateString(settings.value.locale)}</small>
            </span>
            <button
              type="button"
              class={ui.icon}
              aria-label={words.forgetPaper(nameOfGame(game))}
              onClick={() => {
                forgetPaperGame(when);
                games.value = paperGames();
              }}
            >
              <Glyph name="ui-trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

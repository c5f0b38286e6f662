// A person's daily skies of the last four weeks: the fuller the moon, the better the place among all who played that
// deal.
import type { Profile, ProfileSky } from '@planisphere/protocol';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

const DAYS = 28;
const DAY = 86_400_000;

export function Skies({ profile: { skies } }: { profile: Profile }) {
  const words = personWords();
  if (skies.length === 0) return undefined;
  const today = Date.now();
  const days = Array.from({ length: DAYS }, (_, n) =>
    new Date(today - (DAYS - 1 - n) * DAY).toISOString().slice(0, 10),
  );
  return (
    <section class={ui.panel}>
      <h2>{words.skies}</h2>
      <ol class={styles.skies}>
        {days.map((day) => {
          const played = skies.filter((sky) => sky.day === day);
          const best = Math.max(0, ...played.map(fullness));
          const said = played.length === 0 ? words.noSky : played.map(skyText).join(' ');
          const date = new Date(day).toLocaleDateString(settings.value.locale, {
            day: 'numeric',
            month: 'long',
          });
          return (
            <li key={day} data-played={played.length > 0} title={`${date}, ${said}`}>
              {played.length === 0 ? undefined : <Moon full={best} />}
              <span class={ui.hidden}>{`${date}, ${said}`}</span>
            </li>
          );
        })}
      </ol>
      <p class={styles.note}>{words.skiesText}</p>
    </section>
  );
}

/** Lit from the right: a crescent, half, or nearly round. */
function Moon({ full }: { full: number }) {
  const edge = Math.abs(1 - 2 * full) * 10;
  const bend = full < 0.5 ? 0 : 1;
  return (
    <svg viewBox="-13 -13 26 26" aria-hidden="true">
      <circle r="12" />
      <path d={`M0 -10A10 10 0 0 1 0 10A${edge} 10 0 0 ${bend} 0 -10Z`} />
    </svg>
  );
}

/** 1 for the first place, towards 0 for the last. */
function fullness({ rank, people }: ProfileSky): number {
  return 1 - (rank - 1) / people;
}

function skyText({ game, score, rank, people }: ProfileSky): string {
  return personWords().sky(isGameId(game) ? nameOfGame(game) : game, score, rank, people);
}

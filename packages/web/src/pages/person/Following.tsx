// The people whom the player follows, and which of them are here.
import type { Profile } from '@planisphere/protocol';
import ui from '../../base/ui/ui.module.css';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

/** The server notes somebody's presence every five minutes. */
const HERE = 10 * 60_000;

export function Following({ profile: { following } }: { profile: Profile }) {
  const words = personWords();
  if (following === undefined) return undefined;
  const now = Date.now();
  return (
    <section class={ui.panel}>
      <h2>{words.following}</h2>
      {following.length === 0 ? <p>{words.followingNobody}</p> : undefined}
      <ul class={styles.opponents}>
        {following.map(({ guest, seen }) => (
          <li key={guest.id}>
            <a href={`/people/${guest.id}`}>{guest.name}</a>
            <span>{now - seen < HERE ? words.hereNow : words.lastHere(daysSince(seen, now))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In days, not hours: nobody wants to be watched. */
function daysSince(seen: number, now: number): number {
  return Math.floor((now - seen) / 86_400_000);
}

// The people whom a person met most often in rated games.
import type { Profile } from '@planisphere/protocol';
import ui from '../../base/ui/ui.module.css';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

export function Opponents({ profile: { opponents } }: { profile: Profile }) {
  const words = personWords();
  if (opponents.length === 0) return undefined;
  return (
    <section class={ui.panel}>
      <h2>{words.opponents}</h2>
      <ul class={styles.opponents}>
        {opponents.map(({ id, name, won, drawn, lost }) => (
          <li key={id}>
            <a href={`/people/${id}`}>{name}</a>
            <span>{words.score(won, drawn, lost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

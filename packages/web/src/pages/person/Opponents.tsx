// The people whom a person met most often in rated games, and how the visitor did against this person.
import type { Profile } from '@planisphere/protocol';
import ui from '../../base/ui/ui.module.css';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

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
            <span>
              {words.score(won, drawn, lost)}
              <Balance score={{ won, drawn, lost }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The visitor's own games against this person. */
export function Between({ profile: { guest, between } }: { profile: Profile }) {
  if (between === undefined) return undefined;
  const { won, drawn, lost } = between;
  const words = personWords();
  return (
    <section class={`${ui.panel} ${styles.between}`}>
      <h2>{words.between(guest.name)}</h2>
      <div aria-hidden="true">
        <span>{won}</span>
        <Balance score={between} />
        <span>{lost}</span>
      </div>
      <p>{words.score(won, drawn, lost)}</p>
    </section>
  );
}

function Balance({ score: { won, drawn, lost } }: { score: Score }) {
  return (
    <span class={styles.balance} aria-hidden="true">
      {[won, drawn, lost].map((games, index) => (
        <i key={['won', 'drawn', 'lost'][index]} style={{ flexGrow: games }} hidden={games === 0} />
      ))}
    </span>
  );
}

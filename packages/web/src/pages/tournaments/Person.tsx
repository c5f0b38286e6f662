// A person in a list: their emblem, and their name, which leads to the page about them.
import type { GuestInfo } from '@planisphere/protocol';
import { Face } from '../../table/online/Face.tsx';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

export function Person({ guest: { id, name, emblem } }: { guest: GuestInfo }) {
  // A person who has left the server has neither.
  if (name === '') return <span>{tournamentWords().gone}</span>;
  return (
    <span class={styles.person}>
      <Face emblem={emblem} class={styles.face} />
      <a href={`/people/${id}`}>{name}</a>
    </span>
  );
}

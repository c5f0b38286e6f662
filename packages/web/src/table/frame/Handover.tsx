// Between two players of one device: everything that only one of them may see is hidden until the next is ready.
import type { Seat } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { emblemOf } from '../emblem.ts';
import type { Session } from '../session.ts';
import styles from './handover.module.css';
import type { HandoverWords } from './words/words.ts';

interface Props {
  readonly session: Pick<Session, 'nameOf' | 'viewer' | 'takeOver' | 'shared' | 'spectating'>;
  /** Who takes the device. */
  readonly seat: Seat;
  readonly words: HandoverWords;
  /** Under the emblem of the next player. */
  readonly picture?: ComponentChildren;
  /** What may be read before the device is taken. */
  readonly news?: ComponentChildren;
  /** What the player who hands it over can still do. */
  readonly instead?: ComponentChildren;
  /** The points of each seat, as everybody may see them. */
  readonly points?: readonly number[];
}

export function Handover({ session, seat, words, picture, news, instead, points = [] }: Props) {
  const name = session.nameOf(seat);
  const ready = useReady();
  return (
    <main class={styles.handover} data-player={emblemOf(session, seat)} id="content">
      <p class={styles.from}>
        <From session={session} seat={seat} words={words} />
      </p>
      {picture === undefined ? undefined : (
        <div class={styles.picture} aria-hidden="true">
          {picture}
          <span class={styles.seal}>
            <Glyph name={`p-${emblemOf(session, seat)}`} />
          </span>
        </div>
      )}
      <h1>{words.pass(name)}</h1>
      <p class={styles.say}>{words.hidden}</p>
      {news}
      <button
        type="button"
        data-handover
        aria-disabled={!ready}
        class={`${ui.button} ${ui.big} ${styles.go}`}
        onClick={() => ready && void session.takeOver(seat)}
      >
        <Glyph name="ui-eye" />
        {words.show(name)}
      </button>
      {instead}
      {points.length === 0 ? undefined : (
        <footer class={styles.scores}>
          {points.map((total, each) => (
            <span key={each} data-player={emblemOf(session, each as Seat)}>
              <Glyph name={`p-${emblemOf(session, each as Seat)}`} />
              <b>{total}</b>
              <small>{session.nameOf(each as Seat)}</small>
            </span>
          ))}
        </footer>
      )}
    </main>
  );
}

function From({ session, seat, words }: Pick<Props, 'session' | 'seat' | 'words'>) {
  const before = session.viewer.value;
  if (before === seat) return <>{words.begin}</>;
  const emblem = emblemOf(session, before);
  return (
    <>
      <span class={`${ui.avatar} ${ui.small}`} data-player={emblem}>
        <Glyph name={`p-${emblem}`} />
      </span>
      {words.done(session.nameOf(before))}
    </>
  );
}

/** The second of two quick taps that ended a turn must not show the next player’s secrets. */
const STRAY_TAP_MS = 350;

function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), STRAY_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}

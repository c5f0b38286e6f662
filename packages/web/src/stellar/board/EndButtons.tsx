// What can be done when the night is over: play again, tell others, and check that the dealing was fair.
import { commitmentOf } from '@planisphere/core';
import { breakdownOf } from '@planisphere/stellar';
import { useState } from 'preact/hooks';
import { navigate } from '../../app/router.ts';
import { nightOf } from '../../home/daily.ts';
import { rw } from '../../review/words/index.ts';
import { AfterGame } from '../../table/AfterGame.tsx';
import { openTable } from '../../table/opening.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import { otherSeat } from '../reading.ts';
import type { StellarSession } from '../session.ts';
import { w } from '../words/index.ts';
import styles from './end.module.css';

export function Buttons({ session }: { session: StellarSession }) {
  const { seats } = breakdownOf(session.view.value);
  const own = session.viewer.value as 0 | 1;
  const text = w().end.shareText(seats[own].total, seats[otherSeat(own) as 0 | 1].total);
  const rematch = async () => {
    if (session.online !== undefined) {
      await session.online.send({ type: 'rematch' });
      return;
    }
    const { game, seats: sitting, options, day } = session.table;
    navigate(await openTable({ game, seats: sitting, options, ...(day !== undefined && { day }) }));
  };
  return (
    <div class={styles.buttons}>
      <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void rematch()}>
        <Glyph name="ui-replay" />
        {w().end.rematch}
      </button>
      {session.online === undefined ? (
        <a class={`${ui.button} ${ui.quiet}`} href={`/review/${session.table.id}`}>
          <Glyph name="v-great" />
          {rw().open}
        </a>
      ) : undefined}
      <AfterGame session={session} text={text} />
      <a class={`${ui.button} ${ui.quiet}`} href="/">
        <Glyph name="ui-home" />
        {w().end.home}
      </a>
    </div>
  );
}

export function Fair({ session }: { session: StellarSession }) {
  const [seed, setSeed] = useState<string | undefined>(undefined);
  const { commitment, assisted } = session.standing.value;
  const verify = async () => {
    const found = await session.source.seed();
    if (found !== undefined && commitmentOf(found) === commitment) setSeed(found);
  };
  const best =
    session.table.day === undefined ? undefined : nightOf(session.table.game, session.table.day)?.score;
  return (
    <div class={styles.fair}>
      {best === undefined ? undefined : <p>{w().end.dailyBest(best)}</p>}
      {assisted ? <p>{w().end.assisted}</p> : undefined}
      <p>
        <Glyph name="ui-seal" />
        <span>
          {seed === undefined ? w().end.fair : w().end.verified}{' '}
          <code>{seed ?? `${commitment.slice(0, 8)} … ${commitment.slice(-4)}`}</code>
        </span>
        {seed === undefined ? (
          <button type="button" class={ui.link} onClick={() => void verify()}>
            {w().end.verify}
          </button>
        ) : undefined}
      </p>
    </div>
  );
}

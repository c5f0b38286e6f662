// The buttons under the score sheet of Stellar.
import { breakdownOf } from '@planisphere/stellar';
import { AfterGame } from '../../../table/AfterGame.tsx';
import { EndButtons } from '../../../table/frame/EndButtons.tsx';
import { otherSeat } from '../reading.ts';
import type { StellarSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import styles from './end.module.css';

export function Buttons({ session }: { session: StellarSession }) {
  const { seats } = breakdownOf(session.view.value);
  const own = session.viewer.value as 0 | 1;
  const text = boardWords().end.shareText(seats[own].total, seats[otherSeat(own) as 0 | 1].total);
  // Points of a game that was cut short say nothing.
  const isWhole = session.standing.value.ended === undefined;
  return (
    <EndButtons session={session} class={styles.buttons}>
      <AfterGame session={session} {...(isWhole && { text })} />
    </EndButtons>
  );
}

// The buttons under the score sheet of Stellar.
import { breakdownOf } from '@planisphere/stellar';
import { AfterGame } from '../../../table/AfterGame.tsx';
import { EndButtons } from '../../../table/frame/EndButtons.tsx';
import type { Desk } from '../desk.ts';
import { otherSeat } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './end.module.css';

export function Buttons({ desk }: { desk: Desk }) {
  const { seats } = breakdownOf(desk.session.view.value);
  const own = desk.session.viewer.value as 0 | 1;
  const text = boardWords().end.shareText(seats[own].total, seats[otherSeat(own) as 0 | 1].total);
  // Points of a game that was cut short say nothing.
  const isWhole = desk.session.standing.value.ended === undefined;
  return (
    <EndButtons session={desk.session} class={styles.buttons}>
      <AfterGame session={desk.session} {...(isWhole && { text })} />
    </EndButtons>
  );
}

import { breakdownOf } from '@planisphere/stellar';
import { navigate } from '../../../base/navigation/router.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { AfterGame } from '../../../table/AfterGame.tsx';
import { openTable } from '../../../table/opening.ts';
import { otherSeat } from '../reading.ts';
import type { StellarSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import styles from './end.module.css';

export function Buttons({ session }: { session: StellarSession }) {
  const { seats } = breakdownOf(session.view.value);
  const own = session.viewer.value as 0 | 1;
  const text = boardWords().end.shareText(seats[own].total, seats[otherSeat(own) as 0 | 1].total);
  const rematch = async () => {
    if (session.online !== undefined) {
      await session.online.send({ type: 'rematch' });
      return;
    }
    const { id: _, ...facts } = session.table;
    navigate(await openTable(facts));
  };
  return (
    <div class={styles.buttons}>
      {session.spectating.value ? undefined : (
        <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void rematch()}>
          <Glyph name="ui-replay" />
          {boardWords().end.rematch}
        </button>
      )}
      <AfterGame session={session} text={text} />
      <a class={`${ui.button} ${ui.quiet}`} href="/">
        <Glyph name="ui-home" />
        {boardWords().end.home}
      </a>
    </div>
  );
}

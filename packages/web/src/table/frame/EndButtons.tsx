// What every table offers when its game is over: play again, see it again, keep it, go home. A game adds its own in between.
import type { ComponentChildren } from 'preact';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { openTable } from '../opening.ts';
import type { Session } from '../session.ts';
import { frameWords } from './words/index.ts';

interface Props {
  readonly session: Pick<Session, 'table' | 'online' | 'spectating'>;
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}

export function EndButtons({ session, class: style, children }: Props) {
  const words = frameWords();
  return (
    <div class={style}>
      {session.spectating.value ? undefined : (
        <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void playAgain(session)}>
          <Glyph name="ui-play" />
          {words.playAgain}
        </button>
      )}
      {children}
      <a class={`${ui.button} ${ui.quiet}`} href="/">
        <Glyph name="ui-home" />
        {words.home}
      </a>
    </div>
  );
}

/** The same people and options; another deal, also after a daily sky. */
async function playAgain({ online, table }: Props['session']): Promise<void> {
  if (online !== undefined) {
    await online.rematch();
    return;
  }
  const { id: _, day: __, ...facts } = table;
  navigate(await openTable(facts));
}

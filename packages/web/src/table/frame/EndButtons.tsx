// What every table offers after its game: play again, watch it again, send it, save it, go home, check its dealing. A
// game adds buttons of its own.
import type { ComponentChildren } from 'preact';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { later } from '../../base/ui/later.tsx';
import ui from '../../base/ui/ui.module.css';
import { AfterGame } from '../AfterGame.tsx';
import { FairDeal } from '../FairDeal.tsx';
import { guidedAt } from '../learn/guided.ts';
import { openTable } from '../opening.ts';
import type { Session } from '../session.ts';
import styles from './end-buttons.module.css';
import { GuidedEnd } from './GuidedEnd.tsx';
import { frameWords } from './words/index.ts';

const RatingChange = later(async () => (await import('../rating/RatingChange.tsx')).RatingChange);
const SomebodyElse = later(async () => (await import('../online/SomebodyElse.tsx')).SomebodyElse);

interface Props {
  readonly session: Pick<
    Session,
    'table' | 'online' | 'spectating' | 'standing' | 'game' | 'view' | 'source' | 'viewer'
  >;
  /** The result in a sentence, sent with the link. */
  readonly text?: string | undefined;
  /** Without it, the buttons lie as in most games. */
  readonly class?: string | undefined;
  /** The game's own buttons. */
  readonly children?: ComponentChildren;
}

export function EndButtons({ session, text, class: style, children }: Props) {
  const words = frameWords();
  const guided = guidedAt(session.table);
  const tournament = session.online?.info.value?.settings.tournament;
  return (
    <>
      {session.online?.info.value?.settings.rated === true ? (
        <RatingChange online={session.online} />
      ) : undefined}
      <div class={style ?? styles.buttons}>
        {guided === undefined ? undefined : <GuidedEnd guided={guided} />}
        {tournament === undefined ? undefined : (
          <a class={`${ui.button} ${ui.big} ${styles.main}`} href={`/tournaments/${tournament.id}`}>
            <Glyph name="ui-cup" />
            {words.toTournament}
          </a>
        )}
        {session.spectating.value || tournament !== undefined ? undefined : (
          <button
            type="button"
            class={`${ui.button} ${ui.big} ${styles.main}`}
            onClick={() => void playAgain(session)}
          >
            <Glyph name="ui-play" />
            {guided === undefined ? words.playAgain : words.wholeGame}
          </button>
        )}
        <AfterGame session={session} text={text} />
        {children}
        {session.online === undefined ? undefined : <SomebodyElse online={session.online} />}
        <a class={`${ui.button} ${ui.quiet}`} href="/">
          <Glyph name="ui-home" />
          {words.home}
        </a>
      </div>
      <FairDeal session={session} />
    </>
  );
}

/** Opens a table with the same people and options and another deal, also after a daily sky. */
async function playAgain({ online, table }: Pick<Session, 'online' | 'table'>): Promise<void> {
  if (online !== undefined) {
    await online.rematch();
    return;
  }
  const { id: _, day: __, ...facts } = table;
  navigate(await openTable(facts));
}

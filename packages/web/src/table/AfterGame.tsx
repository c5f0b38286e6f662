// The buttons after a game that lead to its review and its replay, send it and save it.
import { useSignal } from '@preact/signals';
import { saveFile, shareText } from '../base/sharing.ts';
import { Glyph } from '../base/ui/Glyph.tsx';
import ui from '../base/ui/ui.module.css';
import { nameOfGame } from '../base/words/game-name.ts';
import { host } from './client.ts';
import { pack } from './record/fragment.ts';
import { linkTo } from './record/link.ts';
import { withPicture } from './record/picture-link.ts';
import { recordWords } from './record/words.ts';
import { reviewWords } from './review/words/index.ts';
import { screenOf } from './screens.ts';
import type { Session } from './session.ts';

/** Of any game. */
type Finished = Pick<Session, 'table' | 'online' | 'standing' | 'game' | 'view'>;

interface Props {
  readonly session: Finished;
  /** The result in a sentence, sent with the link. */
  readonly text: string | undefined;
}

/** A game that people ended early has a review as well, up to its end. */
function ReviewLink({ session }: { session: Finished }) {
  return (
    <a class={`${ui.button} ${ui.quiet}`} href={`/review/${replayIdOf(session)}${searchOf(session)}`}>
      <Glyph name="v-great" />
      {reviewWords().open}
    </a>
  );
}

export function AfterGame({ session, text }: Props) {
  const told = useSignal('');
  const quiet = `${ui.button} ${ui.quiet}`;
  const { game } = session.table;
  const id = replayIdOf(session);
  const share = async () => {
    const record = await recordOf(session);
    const packed = record === undefined ? undefined : await pack(record);
    const link = linkTo({ id, packed, at: 0, eyes: 'all' });
    if (link === undefined) return save();
    const shown = await withPicture(link, game, session.game.notation.make(session.view.value));
    const shared = await shareText(text ?? recordWords().linkText(nameOfGame(game)), shown);
    told.value = shared === 'copied' ? recordWords().copied : '';
  };
  const save = async () => {
    const record = await recordOf(session);
    if (record !== undefined) saveFile(record, `${game}.json`);
  };
  return (
    <>
      {screenOf(game).review === undefined ? undefined : <ReviewLink session={session} />}
      <a class={quiet} href={`/replay/${id}${searchOf(session)}`}>
        <Glyph name="ui-eye" />
        {recordWords().title}
      </a>
      <button type="button" class={quiet} onClick={() => void share()}>
        <Glyph name="ui-share" />
        {told.value === '' ? recordWords().share : told.value}
      </button>
      <button type="button" class={quiet} onClick={() => void save()}>
        <Glyph name="ui-download" />
        {recordWords().record}
      </button>
    </>
  );
}

/** The key of a private table of the server. */
function searchOf({ online }: Finished): string {
  return online === undefined ? '' : location.search;
}

function replayIdOf({ online, table }: Finished): string {
  return online === undefined ? table.id : `t/${table.id}`;
}

async function recordOf({ online, table }: Finished): Promise<string | undefined> {
  if (online === undefined) return host().record();
  const response = await fetch(`/api/tables/${table.id}/record${location.search}`).catch(() => undefined);
  return response?.ok ? (await response.text()).trim() : undefined;
}

// What all boards share: keys, focus, announcements, and when the board gives way to the end, to the text table, or to
// the next player at the device.
import type { GameTypes, Seat } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { wantFocus } from '../../base/ui/focus.ts';
import { later } from '../../base/ui/later.tsx';
import type { TableProps } from '../board.ts';
import { keysShown } from '../keys/sheet.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import type { Session } from '../session.ts';
import { onTableKey, type TableKeys } from './keyboard.ts';
import { Stage } from './Stage.tsx';
import { useSpeech } from './speech.ts';

const KeysSheet = later(async () => (await import('../keys/KeysSheet.tsx')).KeysSheet);

interface Props<G extends GameTypes> extends TableProps {
  readonly session: Session<G>;
  readonly keys: TableKeys;
  /** For a game that styles its page differently. */
  readonly class?: string | undefined;
  /** Above everything else. */
  readonly bar: ComponentChildren;
  handover?(seat: Seat): ComponentChildren;
  end(): ComponentChildren;
  text(): ComponentChildren;
  board(): ComponentChildren;
  /** The current hint. */
  readonly advice?: ComponentChildren;
  /** Dialogs over the table. */
  readonly over: ComponentChildren;
}

export function TableFrame<G extends GameTypes>(props: Props<G>) {
  const { session, keys, bar, over, coach } = props;
  // Before the first paint: a key pressed as soon as the table is visible must count.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onTableKey(event, keys);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
  useLayoutEffect(
    // A text is read from its heading; on a board the next thing to press takes the focus of what has gone.
    () =>
      wantFocus(() => {
        const { textMode } = settings.peek();
        return { selectors: textMode ? [] : keys.wanted, always: textMode };
      }),
    [keys],
  );
  useSpeech(session);
  return (
    <Stage
      bar={bar}
      class={props.class}
      long={scrolls(session)}
      beside={coach === undefined ? undefined : (props.beside ?? 'guide')}
    >
      {inside(props)}
      {session.standing.value.over ? undefined : props.advice}
      <LiveRegion announcer={session.log.announcer} />
      {over}
      {keysShown.value ? <KeysSheet game={session.table.game} /> : undefined}
    </Stage>
  );
}

function inside<G extends GameTypes>({
  session,
  coach,
  handover,
  end,
  text,
  board,
}: Props<G>): ComponentChildren {
  const next = session.handover.value;
  if (next !== undefined && handover !== undefined) return handover(next);
  if (session.standing.value.over && !session.showing.value) return end();
  if (!settings.value.textMode) return board();
  // The guide stays beside the text table too.
  return (
    <>
      {coach}
      {text()}
    </>
  );
}

function scrolls<G extends GameTypes>({ standing, handover }: Session<G>): boolean {
  return standing.value.over || settings.value.textMode || handover.value !== undefined;
}

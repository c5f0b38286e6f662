// What is the same around every board: its keys, the focus, what is spoken, and when the board gives way to the end, to the
// text, or to the next player of the same device.
import type { GameTypes, Seat } from '@planisphere/core';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import type { Session } from '../session.ts';
import { keepFocus, onTableKey, type TableKeys } from './keyboard.ts';
import { Stage } from './Stage.tsx';
import { endingOf, verdictLine } from './verdict.ts';

interface Props<G extends GameTypes> {
  readonly session: Session<G>;
  readonly keys: TableKeys;
  /** For what a game does otherwise with its page. */
  readonly class?: string | undefined;
  /** Above everything. */
  readonly bar: ComponentChildren;
  /** The guide of a lesson: it stays beside the text too. */
  readonly coach?: ComponentChildren;
  /** Spoken instead of what the session says. */
  readonly spoken?: string;
  handover?(seat: Seat): ComponentChildren;
  end(): ComponentChildren;
  text(): ComponentChildren;
  board(): ComponentChildren;
  /** The hint that was asked for. */
  readonly advice?: ComponentChildren;
  /** What opens over it. */
  readonly over: ComponentChildren;
}

export function TableFrame<G extends GameTypes>(props: Props<G>) {
  const { session, keys, bar, spoken, over } = props;
  // With the first paint: a key pressed as soon as the table is seen must count.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => onTableKey(event, keys);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
  useSignalEffect(() => {
    // Whatever was focused may be gone after a move: the next thing to press takes its place.
    if (session.view.value !== undefined && session.mayAct) requestAnimationFrame(() => keepFocus(keys));
  });
  useSignalEffect(() => {
    // The guide of a lesson has words of its own.
    if (!session.standing.value.over || session.showing.value || session.lesson.value !== undefined) return;
    session.said.value = verdictLine(endingOf(session));
  });
  return (
    <Stage bar={bar} class={props.class} long={scrolls(session)}>
      {inside(props)}
      {session.standing.value.over ? undefined : props.advice}
      <p class={ui.hidden} role="status" aria-live="polite">
        {spoken || session.said.value}
      </p>
      {over}
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

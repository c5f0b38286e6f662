// Replays by their URL: finds the record, says what is wrong with it, or shows it.
import { type Fault, makeFault } from '@planisphere/core';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { type Moment, parseFragment } from '../../table/record/fragment.ts';
import { openReel } from '../../table/record/reel.ts';
import { Chooser, type Trouble } from './Chooser.tsx';
import { findRecord } from './finding.ts';
import { type ReplayScreen, watch } from './replay-screen.ts';
import { Show } from './Show.tsx';
import { replayWords } from './words/index.ts';

interface State {
  readonly watched?: ReplayScreen;
  readonly trouble?: Trouble;
  /** Nothing was asked for yet. */
  readonly choosing?: true;
}

export function ReplayPage({ id }: { id: string }) {
  const state = useSignal<State | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const settle = (next: State) => {
      if (left) return next.watched?.player.close();
      state.peek()?.watched?.player.close();
      state.value = next;
    };
    const find = () => seek(id).then(settle, () => settle({ trouble: { text: appWords().error.text } }));
    state.value = undefined;
    void find();
    // A link pasted over the present one changes nothing but the fragment.
    const onHash = () => void find();
    addEventListener('hashchange', onHash);
    return () => {
      left = true;
      removeEventListener('hashchange', onHash);
      state.peek()?.watched?.player.close();
    };
  }, [id, state]);
  const { watched, trouble } = state.value ?? {};
  // With the record in the fragment the path stays the same, so that the page has to let go of it by itself.
  const another = () => {
    if (id !== '') return;
    watched?.player.close();
    state.value = { choosing: true };
  };
  if (state.value === undefined) return <Notice title={appWords().loading} quiet />;
  if (watched !== undefined) return <Show key={watched.text} watched={watched} id={id} onAnother={another} />;
  return <Chooser trouble={trouble} onText={(text) => void take(state, text)} />;
}

async function seek(id: string): Promise<State> {
  const moment = await parseFragment(location.hash);
  if (moment === undefined) return { trouble: { text: replayWords().cutLink } };
  if (id === '') return moment.record === undefined ? { choosing: true } : shown(moment.record, moment);
  const sought = await findRecord(id);
  return 'missing' in sought
    ? { trouble: { text: replayWords()[sought.missing] } }
    : shown(sought.text, moment);
}

async function take(state: Signal<State | undefined>, text: string): Promise<void> {
  state.value = await shown(text, {});
}

async function shown(text: string, moment: Moment): Promise<State> {
  const reel = await openReel(text);
  return reel.ok ? { watched: await watch(reel.value, text, moment) } : { trouble: troubleOf(reel.fault) };
}

/** In the reader's language where it has words, with the place and the exact finding of the checker below it. */
function troubleOf(fault: Fault): Trouble {
  return {
    text: replayWords().faults[fault.code] ?? fault.message,
    ...(fault.at !== '' && { place: fault.at }),
    detail: makeFault(fault),
  };
}

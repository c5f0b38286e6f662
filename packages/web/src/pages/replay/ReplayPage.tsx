// Replays by their URL: finds the record, says what is wrong with it, or shows it.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { Chooser } from './Chooser.tsx';
import { Show } from './Show.tsx';
import { type SoughtReplay, seek, shown } from './seeking.ts';

export function ReplayPage({ id }: { id: string }) {
  const state = useSignal<SoughtReplay | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const settle = (next: SoughtReplay) => {
      if (left) return next.watched?.player.close();
      state.peek()?.watched?.player.close();
      state.value = next;
    };
    const find = () => seek(id).then(settle, () => settle({ trouble: { text: appWords().error.text } }));
    state.value = undefined;
    void find();
    // A link pasted over the current one changes nothing but the fragment.
    const onHash = () => void find();
    addEventListener('hashchange', onHash);
    return () => {
      left = true;
      removeEventListener('hashchange', onHash);
      state.peek()?.watched?.player.close();
    };
  }, [id, state]);
  const { watched, trouble } = state.value ?? {};
  // For a record in the fragment the path stays the same, so the page itself must let go of the old record.
  const another = () => {
    if (id !== '') return;
    watched?.player.close();
    state.value = { choosing: true };
  };
  if (state.value === undefined) return <Notice title={appWords().loading} quiet />;
  if (watched !== undefined) return <Show key={watched.text} watched={watched} id={id} onAnother={another} />;
  return <Chooser trouble={trouble} onText={(text) => void take(state, text)} />;
}

async function take(state: Signal<SoughtReplay | undefined>, text: string): Promise<void> {
  state.value = await shown(text, {});
}

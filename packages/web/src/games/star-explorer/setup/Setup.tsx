// A new Star Explorer table: alone or for up to four, and who chooses the first size.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import ui from '../../../base/ui/ui.module.css';
import { FirstTurn } from '../../../table/setup/FirstTurn.tsx';
import { newPlan } from '../../../table/setup/plan.ts';
import { SetupPage } from '../../../table/setup/SetupPage.tsx';
import { setupWords } from '../../../table/setup/words/index.ts';
import { restWords } from '../words/rest.ts';

export function Setup() {
  const plan = useMemo(() => newPlan('star-explorer', 'bot'), []);
  const first = useSignal('random');
  const words = restWords().setup;
  const alone = plan.company.value === 'alone';
  return (
    <SetupPage
      plan={plan}
      companies={['alone', 'bot', 'friend', 'pass']}
      mostOthers={3}
      summary={words.summary[plan.company.value]}
      options={() => ({ first: alone ? 'random' : first.value })}
    >
      <section class={ui.panel}>
        <h2>{setupWords().first}</h2>
        {alone ? <p>{words.aloneFirst}</p> : <FirstTurn plan={plan} first={first} />}
      </section>
    </SetupPage>
  );
}

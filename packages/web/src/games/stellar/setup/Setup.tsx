// A new Stellar table: who begins, and whether the table reminds players of known cards.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Switch } from '../../../base/ui/Switch.tsx';
import ui from '../../../base/ui/ui.module.css';
import { FirstTurn } from '../../../table/setup/FirstTurn.tsx';
import { newPlan } from '../../../table/setup/plan.ts';
import { SetupPage } from '../../../table/setup/SetupPage.tsx';
import styles from '../../../table/setup/setup.module.css';
import { setupWords } from '../../../table/setup/words/index.ts';
import { restWords } from '../words/rest.ts';

export function Setup() {
  const plan = useMemo(() => newPlan('stellar', 'bot'), []);
  const first = useSignal('random');
  const memory = useSignal(true);
  const words = restWords().setup;
  return (
    <SetupPage
      plan={plan}
      companies={['friend', 'bot', 'pass']}
      mostOthers={1}
      summary={words.summary[plan.company.value]}
      options={() => ({ first: first.value, memory: memory.value })}
    >
      <section class={ui.panel}>
        <h2>{setupWords().first}</h2>
        <FirstTurn plan={plan} first={first} />
        <div class={styles.option}>
          <span>
            <b>{words.memory}</b>
            <small>{words.memoryText}</small>
          </span>
          <Switch label={words.memory} on={memory.value} onChange={(on) => (memory.value = on)} />
        </div>
      </section>
    </SetupPage>
  );
}

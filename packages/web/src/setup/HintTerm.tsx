// May hints be asked for at the new table? For everybody alike, and never against anybody's will.
import { t } from '../locales/index.ts';
import { Switch } from '../ui/Switch.tsx';
import ui from '../ui/ui.module.css';
import { hintsIn, type Plan } from './plan.ts';
import styles from './setup.module.css';

export function HintTerm({ plan }: { plan: Plan }) {
  const { setup } = t();
  const { terms, company } = plan;
  const texts = { friend: setup.hintsByConsent, pass: setup.hintsByAll, bot: undefined, alone: undefined };
  return (
    <section class={ui.panel}>
      <div class={styles.option}>
        <span>
          <b>{setup.hints}</b>
          <small>{texts[company.value] ?? setup.hintsText}</small>
        </span>
        <Switch
          label={setup.hints}
          on={hintsIn(plan)}
          onChange={(hints) => (terms.value = { ...terms.value, hints })}
        />
      </div>
    </section>
  );
}

// Whether hints may be asked for at the new table: for everybody alike, and never against anybody's will.
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import { hintsIn, type Plan } from './plan.ts';
import styles from './setup.module.css';
import { setupWords } from './words/index.ts';

export function HintTerm({ plan }: { plan: Plan }) {
  const words = setupWords();
  const { terms, company } = plan;
  const texts = { friend: words.hintsByConsent, pass: words.hintsByAll, bot: undefined, alone: undefined };
  return (
    <section class={ui.panel}>
      <div class={styles.option}>
        <span>
          <b>{words.hints}</b>
          <small>{texts[company.value] ?? words.hintsText}</small>
        </span>
        <Switch
          label={words.hints}
          on={hintsIn(plan)}
          onChange={(hints) => (terms.value = { ...terms.value, hints })}
        />
      </div>
    </section>
  );
}

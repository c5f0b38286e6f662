// What the coach says of a moment, the parts it rests on, and where to go from here.
import type { Moment } from '@planisphere/bots/review';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { Verdict } from '../../table/review/Verdict.tsx';
import { reviewWords } from '../../table/review/words/index.ts';
import styles from './coach.module.css';
import { FromHere } from './FromHere.tsx';
import type { Model } from './model.ts';
import { Parts } from './Parts.tsx';

export function CoachPanel({ model, moment }: { model: Model; moment: Moment }) {
  const { reviewed } = model;
  const before = reviewed.game.view(reviewed.states[moment.from], moment.seat);
  const said = reviewed.coach.review({
    moment,
    before,
    locale: settings.value.locale,
    nameOf: reviewed.titleOf,
  });
  return (
    <section class={styles.coach} aria-label={reviewWords().coach}>
      <header>
        <Glyph name="owl" class={styles.owl} />
        <div>
          <p class={ui.caps}>{reviewWords().coach}</p>
          <h2>
            <Verdict grade={moment.grade} />
          </h2>
        </div>
      </header>
      <p class={styles.talk} aria-live="polite">
        {said.join(' ')}
      </p>
      <Parts model={model} moment={moment} />
      <FromHere key={moment.from} model={model} moment={moment} />
    </section>
  );
}

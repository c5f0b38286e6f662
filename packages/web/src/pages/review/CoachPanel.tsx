// What the coach says of a moment: the parts it rests on, the lesson from it, and the next steps.
import { figuresOf, type Moment } from '@planisphere/bots/review';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { plainText } from '../../table/review/figures.ts';
import { Talk } from '../../table/review/Talk.tsx';
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
  const references = reviewed.parts.references?.({ reviewed, moment }) ?? [];
  const unit = model.review?.unit ?? 'chance';
  const { better, worse } = figuresOf(moment);
  return (
    <section class={styles.coach} aria-label={reviewWords().coach}>
      <header>
        <Glyph name="owl" class={styles.owl} />
        <div>
          <p class={ui.caps}>{reviewWords().coach}</p>
          <h2>
            <Verdict grade={moment.grade} />
            {moment.lost && moment.unit === unit ? (
              <small>
                {plainText(better, unit)} → {plainText(worse, unit)}
              </small>
            ) : undefined}
          </h2>
        </div>
      </header>
      <Talk key={moment.from} text={said.join(' ')} references={references} />
      <Parts model={model} moment={moment} />
      <Rule model={model} moment={moment} />
      <FromHere key={moment.from} model={model} moment={moment} />
    </section>
  );
}

/** Shown only if the reader missed the same thing more than once in this game. */
function Rule({ model, moment }: { model: Model; moment: Moment }) {
  const { reviewed } = model;
  const learnt = model.lessons.find(({ moments }) => moments.some(({ from }) => from === moment.from));
  const rule = learnt === undefined ? undefined : reviewed.parts.rules?.[learnt.kind];
  if (learnt === undefined || rule === undefined) return null;
  const when = new Set(learnt.moments.map(({ from }) => reviewed.whenOf(from)));
  return (
    <div class={styles.rule} data-rule={learnt.kind}>
      <p class={ui.caps}>{reviewWords().rule}</p>
      <p class={styles.thumb}>{rule[settings.value.locale]}</p>
      <small>{reviewWords().learntFrom([...when])}</small>
    </div>
  );
}

// A new Stellarion table: expansions, shooting stars, the sun's track, with the bots' measured win rates.
import { EXPANSIONS, type Expansion } from '@planisphere/stellarion';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Switch } from '../../../base/ui/Switch.tsx';
import ui from '../../../base/ui/ui.module.css';
import { lessonPath } from '../../../table/learn/course-door.ts';
import { hasBegun } from '../../../table/learn/progress.ts';
import { levelName } from '../../../table/levels.ts';
import { newPlan } from '../../../table/setup/plan.ts';
import { SetupPage } from '../../../table/setup/SetupPage.tsx';
import { Mark } from '../board/Mark.tsx';
import { courses } from '../learn/courses.ts';
import { EXPANSION_MARKS } from '../marks.ts';
import { restWords } from '../words/rest.ts';
import type { Chosen } from './chosen.ts';
import { noteFirst } from './offered.ts';
import { BEGINNER, beginnerRates } from './rates.ts';
import { Stars } from './Stars.tsx';
import styles from './setup.module.css';
import { share } from './share.ts';
import { Tracks } from './Tracks.tsx';

const ADDED: Readonly<Record<Expansion, number>> = { 'black-holes': 5, theories: 1, mirrors: 1, sun: 1 };

export function Setup() {
  const plan = useMemo(() => newPlan('stellarion', 'alone'), []);
  const chosen = useSignal<Chosen>({ expansions: [], stars: 1, track: 'standard' });
  const players = plan.company.value === 'alone' ? 1 : 2;
  const voyages = chosen.value.expansions.reduce((sum, each) => sum + ADDED[each], 8);
  const { setup } = restWords();
  const options = () => {
    const { expansions, stars, track } = chosen.value;
    return { expansions, stars, track: expansions.includes('sun') ? track : 'standard' };
  };
  return (
    <SetupPage
      plan={plan}
      companies={['friend', 'bot', 'pass', 'alone']}
      mostOthers={1}
      summary={setup.summary(voyages, chosen.value.stars + (players === 2 ? 2 : 0), players)}
      options={options}
    >
      <section class={`${ui.panel} ${styles.game}`}>
        <header class={styles.row}>
          <h2>{setup.expansions}</h2>
          <span class={styles.sum}>{setup.toFly(voyages)}</span>
        </header>
        <div class={styles.expansions}>
          {EXPANSIONS.map((expansion) => (
            <ExpansionCard
              key={expansion}
              expansion={expansion}
              on={chosen.value.expansions.includes(expansion)}
              onChange={(on) => {
                const expansions = EXPANSIONS.filter((each) =>
                  each === expansion ? on : chosen.value.expansions.includes(each),
                );
                chosen.value = { ...chosen.value, expansions };
              }}
            />
          ))}
        </div>
        <div class={styles.two}>
          <Stars chosen={chosen} players={players} />
          <Tracks chosen={chosen} />
        </div>
      </section>
    </SetupPage>
  );
}

interface ExpansionProps {
  readonly expansion: Expansion;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function ExpansionCard({ expansion, on, onChange }: ExpansionProps) {
  const { setup } = restWords();
  return (
    <div class={styles.offered}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label class={`${styles.expansion} ${on ? styles.on : ''}`} data-expansion={expansion}>
        <span class={styles.coin}>
          <Mark name={EXPANSION_MARKS[expansion]} />
        </span>
        <span class={styles.text}>
          <b>{setup.names[expansion]}</b>
          <small>{setup.texts[expansion]}</small>
          <small>{hardnessOf(expansion)}</small>
          <em>{setup.more(ADDED[expansion])}</em>
        </span>
        <Switch label={setup.names[expansion]} on={on} onChange={onChange} />
      </label>
      {on ? <CourseOffer expansion={expansion} /> : undefined}
    </div>
  );
}

/** The beginner's win rate with this expansion alone, and without any. */
function hardnessOf(expansion: Expansion): string | undefined {
  const chosen = { stars: 1, track: 'standard' } as const;
  const [without, withIt] = [[], [expansion]].map((expansions) =>
    beginnerRates({ ...chosen, expansions }, 1)?.get(chosen.stars),
  );
  if (without === undefined || withIt === undefined) return undefined;
  return restWords().setup.harder(levelName(BEGINNER), share(without), share(withIt));
}

/** Offered once, to players who have not begun its course. */
function CourseOffer({ expansion }: Pick<ExpansionProps, 'expansion'>) {
  const isFirst = useMemo(() => noteFirst(expansion), [expansion]);
  const door = courses.find(({ id }) => id === expansion);
  if (!isFirst || door === undefined || hasBegun({ game: 'stellarion', course: expansion })) return undefined;
  return (
    <a class={styles.course} href={lessonPath('stellarion', expansion, 1)}>
      <Glyph name="ui-learn" />
      {restWords().setup.learnFirst(door.minutes)}
      <Glyph name="ui-next" />
    </a>
  );
}

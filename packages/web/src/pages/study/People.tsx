// The people who look at the study; the player may follow one of them, or lead the others.
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import { isOfDevice } from '../../table/study.ts';
import { chapterTitle } from './Chapters.tsx';
import type { StudyState } from './StudyPage.tsx';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

/** Says whom the player follows, or who leads; stands above everything else in the panel. */
export function Following({ state: { copy, following } }: { state: StudyState }) {
  const words = studyWords();
  const others = copy.here.value.filter(({ guest }) => guest.id !== copy.me);
  const led = others.find(({ guest }) => guest.id === following.value);
  const leader = others.find(({ leads }) => leads);
  if (led !== undefined)
    return (
      <div class={styles.following} role="status">
        <p>{words.following(led.guest.name)}</p>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => (following.value = undefined)}
        >
          {words.stopFollowing}
        </button>
      </div>
    );
  if (leader === undefined) return undefined;
  return (
    <div class={styles.following} role="status">
      <p>{words.leads(leader.guest.name)}</p>
      <button type="button" class={ui.button} onClick={() => (following.value = leader.guest.id)}>
        <Glyph name="ui-eye" />
        {words.follow(leader.guest.name)}
      </button>
    </div>
  );
}

export function People({ state }: { state: StudyState }) {
  const { copy, following, leading } = state;
  const words = studyWords();
  const { chapters } = copy.study.value;
  const others = copy.here.value.filter(({ guest }) => guest.id !== copy.me);
  if (isOfDevice(copy.id)) return undefined;
  return (
    <section aria-label={words.people} class={styles.people}>
      <h3>{words.people}</h3>
      {others.length === 0 ? <p class={styles.quiet}>{words.alone}</p> : undefined}
      <ul>
        {others.map(({ guest, chapter }) => {
          const at = chapters.findIndex(({ id }) => id === chapter);
          return (
            <li key={guest.id}>
              <span>{at < 0 ? guest.name : words.looksAt(guest.name, chapterTitle(chapters, at))}</span>
              <button
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                aria-pressed={following.value === guest.id}
                onClick={() => (following.value = following.value === guest.id ? undefined : guest.id)}
              >
                {words.follow(guest.name)}
              </button>
            </li>
          );
        })}
      </ul>
      <div class={styles.lead}>
        <p>
          <b>{words.lead}</b>
          <small>{words.leadAbout}</small>
        </p>
        <Switch label={words.lead} on={leading.value} onChange={(on) => (leading.value = on)} />
      </div>
    </section>
  );
}

// The choices of a position besides its pieces: whose turn it is, how far the round is.
import { Choice } from '../../../base/ui/Choice.tsx';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import type { Choice as ChoiceRule } from '../../../table/editor/model.ts';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

export function Choices({ desk, ids }: { desk: EditorDesk; ids: readonly string[] }) {
  const rules = desk.model.choices(desk.sketch).filter(({ id }) => ids.includes(id));
  if (rules.length === 0) return undefined;
  return (
    <div class={styles.choices}>
      {rules.map((rule) => (
        <One key={rule.id} desk={desk} rule={rule} />
      ))}
    </div>
  );
}

/** So many options fit side by side. */
const MOST_IN_SIGHT = 3;

function One({ desk, rule }: { desk: EditorDesk; rule: ChoiceRule }) {
  const { names } = desk.editor;
  const { id, value, values } = rule;
  const name = names.choice(id);
  const nameOf = (each: string): string => names.value(id, each);
  if (rule.acts) return <Acts desk={desk} rule={rule} />;
  if (rule.many) return <Many desk={desk} rule={rule} />;
  if (rule.counts) return <Counter desk={desk} rule={rule} />;
  if (values.length <= MOST_IN_SIGHT)
    return (
      <div class={styles.choice}>
        <span aria-hidden="true">{name}</span>
        <Choice
          label={name}
          value={value}
          options={values.map((each) => ({ value: each, text: nameOf(each) }))}
          onChange={(next) => desk.choose(id, next)}
        />
      </div>
    );
  const options = values.includes(value) ? values : [value, ...values];
  return (
    <label class={styles.choice}>
      <span>{name}</span>
      <select value={value} onChange={({ currentTarget }) => desk.choose(id, currentTarget.value)}>
        {options.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Counter({ desk, rule: { id, value, values } }: { desk: EditorDesk; rule: ChoiceRule }) {
  const name = desk.editor.names.choice(id);
  const at = values.indexOf(value);
  const step = (by: number): void => desk.choose(id, values[at + by] ?? value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div class={styles.choice} role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <div class={styles.counter}>
        <button
          type="button"
          aria-label={editorPageWords().less(name)}
          disabled={at <= 0}
          onClick={() => step(-1)}
        >
          <Glyph name="ui-minus" />
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={editorPageWords().more(name)}
          disabled={at === values.length - 1}
          onClick={() => step(1)}
        >
          <Glyph name="ui-plus" />
        </button>
      </div>
    </div>
  );
}

function Many({ desk, rule: { id, value, values } }: { desk: EditorDesk; rule: ChoiceRule }) {
  const { names } = desk.editor;
  const on = value.split(',').filter(Boolean);
  const toggle = (each: string): void => {
    const next = values.filter((one) => (one === each ? !on.includes(one) : on.includes(one)));
    desk.choose(id, next.join(','));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div class={styles.choice} role="group" aria-label={names.choice(id)}>
      <span aria-hidden="true">{names.choice(id)}</span>
      <div class={styles.many}>
        {values.map((each) => (
          <button
            key={each}
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            aria-pressed={on.includes(each)}
            onClick={() => toggle(each)}
          >
            {on.includes(each) ? <Glyph name="ui-check" /> : undefined}
            {names.value(id, each)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Acts({ desk, rule: { id, value, values } }: { desk: EditorDesk; rule: ChoiceRule }) {
  const { names } = desk.editor;
  return (
    <div class={styles.choice}>
      <span>{editorPageWords().counted(names.choice(id), value)}</span>
      <div class={styles.many}>
        {values.map((each) => (
          <button
            key={each}
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => desk.choose(id, each)}
          >
            {names.value(id, each)}
          </button>
        ))}
      </div>
    </div>
  );
}

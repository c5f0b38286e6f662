// The expansions whose rules are shown: chips to switch on and off, and one for the base game alone.
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from './rules.module.css';
import { type RulesExpansion, sharedWords } from './rules-words.ts';

interface Props {
  readonly expansions: readonly RulesExpansion[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

export function Expansions({ expansions, chosen, onChoose }: Props) {
  if (expansions.length === 0) return undefined;
  const words = sharedWords();
  const switched = (id: string): readonly string[] =>
    chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  return (
    <fieldset class={styles.expansions}>
      <legend>{words.showFor}</legend>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
        {words.baseGame}
      </button>
      {expansions.map(({ id, name, mark }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          onClick={() => onChoose(switched(id))}
        >
          {mark}
          {name}
          {chosen.includes(id) ? <Glyph name="ui-check" /> : undefined}
        </button>
      ))}
    </fieldset>
  );
}

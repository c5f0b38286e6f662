// How a position can begin: with an empty table, a fresh deal, an example of the rules, or a moment of a game.

import type { GameId } from '../../../base/games.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import type { Rules } from '../../../table/games.ts';
import { useExhibits } from '../../../table/rules/exhibits.ts';
import { newDeal } from '../new-deal.ts';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly rules: Rules;
  readonly desk: EditorDesk;
}

export function StartFrom({ game, desk }: Props) {
  const words = editorPageWords();
  const { locale } = settings.value;
  const examples = useExhibits(game)?.examples;
  const scenes = [...(examples ?? [])].flatMap(([rule, [first]]) =>
    first === undefined ? [] : [{ rule, first }],
  );
  const begin = (line: string): void => {
    const sketch = desk.model.read(line);
    if (sketch !== undefined) desk.begin(sketch);
  };
  return (
    <section class={styles.start} aria-label={words.startFrom}>
      <h2>{words.startFrom}</h2>
      <div class={styles.many}>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => desk.begin(desk.model.empty)}>
          <Glyph name="ui-trash" />
          {words.emptyTable}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={async () => begin((await newDeal(game)).position)}
        >
          <Glyph name="ui-luck" />
          {words.freshDeal}
        </button>
        <a class={`${ui.button} ${ui.quiet}`} href="/replay">
          <Glyph name="ui-replay" />
          {words.record}
        </a>
      </div>
      {scenes.length === 0 ? undefined : (
        <label class={styles.choice}>
          <span>{words.rulebook}</span>
          <select
            value=""
            onChange={({ currentTarget }) => begin(scenes[Number(currentTarget.value)]?.first.line ?? '')}
          >
            <option value="">{words.choosePreset}</option>
            {scenes.map(({ rule, first }, index) => (
              <option key={rule} value={index}>
                {first.say[locale]}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

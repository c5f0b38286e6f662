// How letters, digits and signs are pressed at a table: alone, with Alt, or not at all.
import { choose, LETTER_KEYS, settings } from '../settings/settings.ts';
import { Choice } from '../ui/Choice.tsx';
import { keyWords } from './words/index.ts';

export function LetterKeys() {
  const words = keyWords();
  return (
    <Choice
      label={words.letters}
      value={settings.value.letterKeys}
      options={LETTER_KEYS.map((value) => ({ value, text: words.letterKeys[value] }))}
      onChange={(letterKeys) => choose({ letterKeys })}
    />
  );
}

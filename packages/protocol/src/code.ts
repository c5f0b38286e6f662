// Table codes: six letters and digits that are hard to mistake for one another, read aloud as two groups of three.
// No vowels, so that no code spells a word.

const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 6;

/** `random(n)` gives a whole number below n. */
export function randomCode(random: (n: number) => number): string {
  let code = '';
  for (let i = 0; i < LENGTH; i++) code += LETTERS[random(LETTERS.length)];
  return code;
}

/** As it is shown and read aloud: `XKD-4PR`. */
export function makeCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** Ignores case, blanks and the dash; undefined when it cannot be a code. */
export function parseCode(typed: string): string | undefined {
  if (typed.length > 20) return undefined;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}

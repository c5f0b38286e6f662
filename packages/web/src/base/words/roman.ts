// Roman numerals, as on the dial of an old instrument.
const PARTS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export function roman(n: number): string {
  let left = n;
  let text = '';
  for (const [value, letters] of PARTS)
    while (left >= value) {
      text += letters;
      left -= value;
    }
  return text;
}

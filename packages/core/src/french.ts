// What the French texts of every game and page share.

/** `elide('de', 'Europe')` is `d’Europe`, `elide('que', 'Ada')` is `qu’Ada`; before a consonant nothing is lost. */
export function elide(word: 'de' | 'que', next: string): string {
  return /^[aeiouyhàâæéèêëîïôœùûü]/i.test(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

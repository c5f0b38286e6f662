// A position of Stellar as one line of notation, from the few fields that matter: for examples of rules and for
// lessons.

/** No card in any of the twelve slots. */
export const FREE = '_,_,_,_,_,_,_,_,_,_,_,_';

/** Missing fields are those at the start of A's first turn. */
export function lineOf(phase: string, fields: Readonly<Record<string, string>>): string {
  const all = {
    turn: '0',
    first: 'A',
    row: 'P1,M1,A1,C1,H1',
    step: '-',
    discard: '-',
    memory: 'on',
    'A.hand': 'P2,M2',
    'A.taken': '-',
    'A.tel': FREE,
    'A.note': '-',
    'A.answer': '_',
    'B.hand': 'A2,C2',
    'B.taken': '-',
    'B.tel': FREE,
    'B.note': '-',
    'B.answer': '_',
    ...fields,
  };
  return [phase, ...Object.entries(all).map(([key, value]) => `${key}=${value}`)].join(' ');
}

// A notebook beside the stars that it multiplies: one line per type, with the points it would score now.
import type { Seat } from '@planisphere/core';
import { breakdownOf, cardOf, isSatellite, type Position, sideOf, type TypeScore } from '../index.ts';
import type { Messages } from './messages.ts';
import type { Line } from './pad.ts';

export function notebookLines(view: Position, seat: Seat, messages: Messages): readonly Line[] {
  const { notebook } = sideOf(view, seat);
  const { types } = breakdownOf(view).seats[seat as 0 | 1];
  const lines = types.map((score, type) =>
    typeLine(score, stackText(notebook, type), messages.letters[type] as string),
  );
  const satellites = notebook.flatMap((count, card) => (count > 0 && isSatellite(card) ? [card] : []));
  return satellites.length === 0 ? lines : [...lines, satelliteLine(types, messages)];
}

function typeLine(score: TypeScore, stack: string, letter: string): Line {
  const { stars, multiplier, points } = score;
  const sum = `${String(stars).padStart(2)}★ × ${multiplier} = ${String(points).padStart(2)}`;
  return [
    { text: ` ${letter} `, tone: score.type },
    { text: `${sum}   ` },
    { text: stack, tone: score.type },
  ];
}

/** The numbers of a stack in their order, each as often as it lies there. */
export function stackText(notebook: readonly number[], type: number): string {
  const numbers: string[] = [];
  for (let number = 1; number <= 6; number++) {
    const name = number === 6 ? '6/0' : String(number);
    for (let copy = 0; copy < (notebook[cardOf(type, number)] as number); copy++) numbers.push(name);
  }
  return numbers.join(' ');
}

/** Where each satellite counts in the best assignment. */
function satelliteLine(types: readonly TypeScore[], messages: Messages): Line {
  const joined = types.flatMap(({ satellites }, type) =>
    satellites.map((number) => `${number}→${messages.letters[type]}`),
  );
  return [
    { text: ` ${messages.letters[types.length]} `, tone: 'satellite' },
    { text: joined.join('  '), tone: 'satellite' },
  ];
}

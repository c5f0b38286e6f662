// Faults in a data file, each with its place. The tests check the shipped file; owners of a box who correct it can
// check theirs.
import type { Fault } from '@planisphere/core';
import { type Components, KINDS } from './components.ts';
import { tileFaults } from './validate-tiles.ts';

const SIDE = 11;
const MIDDLE = 5;

export function componentFaults(components: Components): readonly Fault[] {
  return [
    ...discFaults(components),
    ...components.windows.flatMap((rows, index) => windowFaults(components, rows, index)),
    ...markFaults(components),
    ...numberFaults(components),
    ...startFaults(components),
    ...tileFaults(components.tiles),
  ];
}

function fault(code: string, at: string, message: string): Fault {
  return { code, at, message };
}

function discFaults({ disc, windows }: Components): Fault[] {
  const faults: Fault[] = [];
  if (disc.length !== SIDE || disc.some((row) => !/^[RWYB.*]{11}$/.test(row))) {
    faults.push(fault('wrong-rows', 'disc', 'Eleven rows of R, W, Y, B, * and . are expected.'));
  }
  const cells = disc.join('');
  if (disc[MIDDLE]?.charAt(MIDDLE) !== '*' || cells.split('*').length !== 2) {
    faults.push(fault('wrong-pole', 'disc', 'The one pole star is in the middle.'));
  }
  const counts = KINDS.map((kind) => cells.split(kind.charAt(0).toUpperCase()).length - 1);
  if (new Set(counts).size !== 1)
    faults.push(fault('uneven-kinds', 'disc', `The kinds have ${counts.join(', ')} stars.`));
  if (cells.replaceAll('.', '').length !== 101)
    faults.push(fault('wrong-stars', 'disc', 'The disc has 100 stars.'));
  if (windows.length !== 6) faults.push(fault('wrong-rounds', 'windows', 'There are six rounds.'));
  return faults;
}

/** A window says for each star of the disc, and for nothing else, whether it is visible. */
function windowFaults({ disc }: Components, rows: readonly string[], index: number): Fault[] {
  const outline = disc.map((row) => row.replaceAll(/[RWYB]/g, 'o')).join('/');
  const shown = rows.join('/').replaceAll('-', 'o');
  return shown === outline
    ? []
    : [fault('other-outline', `windows[${index}]`, 'o and - stand where the disc has stars.')];
}

function starNames({ disc }: Components): Map<string, readonly [x: number, y: number]> {
  const names = new Map<string, readonly [number, number]>();
  for (const [row, cells] of disc.entries()) {
    for (const [column, cell] of [...cells].entries()) {
      if (cell === '.' || cell === '*') continue;
      names.set(`${'abcdefghijk'[column]}${SIDE - row}`, [column - MIDDLE, MIDDLE - row]);
    }
  }
  return names;
}

function markFaults(components: Components): Fault[] {
  const names = starNames(components);
  const outer = components.outer.split(' ');
  const faults = outer
    .filter((name, index) => !names.has(name) || outer.indexOf(name) < index)
    .map((name) => fault('unknown-star', 'outer', `${name} is no star of the disc, or is named twice.`));
  const { x, y } = components.axis;
  for (const [name, [starX, starY]] of names) {
    if (y * starX === x * starY) faults.push(fault('star-on-axis', 'axis', `${name} lies on the axis.`));
  }
  return faults;
}

function numberFaults({ points, lit }: Components): Fault[] {
  const numbers = { ...points, lit };
  return Object.entries(numbers)
    .filter(([, value]) => !Number.isInteger(value) || value < 1)
    .map(([name]) => fault('not-positive', name, 'A whole number above 0 is expected.'));
}

function startFaults({ starts }: Components): Fault[] {
  const faults: Fault[] = [];
  const pairs = starts.map((pair) => [...pair].sort().join());
  if (starts.length < 4) faults.push(fault('too-few', 'starts', 'Four players need four starting tiles.'));
  if (new Set(pairs).size < pairs.length)
    faults.push(fault('twice', 'starts', 'Two starting tiles are the same.'));
  if (starts.some(([one, other]) => one === other))
    faults.push(fault('one-kind', 'starts', 'The sides differ.'));
  return faults;
}

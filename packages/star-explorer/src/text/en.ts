// The table in English.
import { counted, english, plural } from '@planisphere/core';
import type { DrawingText, Messages } from './messages.ts';

function after(kind: string | undefined): string {
  return kind === undefined ? '' : `: ${kind}`;
}

const points = (count: number): string => counted(count, 'point');

function pictured({ name, stars, size, points: earned }: DrawingText): string {
  const part = stars === size ? `all ${size} stars` : `${stars} of ${size} stars`;
  return `${name}: ${part}, ${points(earned)}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const stars = (n: number): string => {
  const number = NUMBERS[n] ?? String(n);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${plural(n, 'star')}`;
};
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
const SIDES = { left: 'on the left', right: 'on the right', top: 'at the top', bottom: 'at the bottom' };

export const en: Messages = {
  kinds: { red: 'red', white: 'white', yellow: 'yellow', blue: 'blue' },
  or: 'or',
  and: 'and',
  points,
  setup: 'Set-up',
  over: 'Final score',
  round: (roman) => `Round ${roman}`,
  size: (size) => `size ${size}`,
  firstPlayer: (name) => `first player: ${name}`,
  before: 'before:',
  pile: 'pile:',
  threePointStars: '3-point stars:',
  rounds: 'rounds:',
  signs: 'small: covered  ·  ¹–⁶ round  ·  ⁺ border  ·  ✶ pole star  ·  ┊ axis',
  prompt: {
    noted: (names) => `Noted; you can still change it. Waiting for ${names}.`,
    wait: (names) => `Waiting for ${names}.`,
    over: 'The game is over.',
    side: (kinds) => `Choose your first kind of star: ${kinds}.`,
    size: (sizes) => `Choose a size: ${sizes}.`,
    seven: (kinds) => `Choose which of your two sevens to use: ${kinds}.`,
    draw: (roman, constellation) => `Round ${roman}: draw ${constellation}.`,
  },
  commands: {
    side: (kind) => `${kind}   the ${kind} side of your starting tile`,
    seven: (kind) => `${kind}   your ${kind} seven`,
    size: (size) => `${size}   choose size ${size}`,
    drawing: {
      trails: 'e7-f8-g8 f8-f9   the lines, from star to star',
      at: 'at e7 turn 1 without 3 4   star 1 at e7, one quarter turn, stars 3 and 4 left out',
      best: 'best   draw the best there is for this round',
      nothing: 'nothing   draw nothing',
    },
  },
  tell: {
    back: (who, tile) => english(who, 'be dealt', `a tile: ${tile}`),
    start: (who, sides) => english(who, 'get', `the starting tile ${sides}`),
    first: (who) => english(who, 'be', 'first player'),
    pick: (tile) => `The pile gives a tile: ${tile}.`,
    tile: (who, tile) => english(who, 'reveal', tile),
    side: (who, kind) => english(who, 'choose', `a kind${after(kind)}`),
    seven: (who, kind) => english(who, 'choose', `a seven${after(kind)}`),
    size: (who, size) => english(who, 'choose', `size ${size}`),
    draws: (who, roman) => english(who, 'have drawn', `(round ${roman})`),
    drew: (who, drawn) => english(who, 'draw', pictured(drawn)),
    drewNothing: (who) => english(who, 'draw', 'nothing'),
    again: '(replaced)',
  },
  score: {
    lit: '3-point stars left',
    central: 'Central stars',
    axis: 'Lines across the axis',
    outer: 'Stars of the border',
    total: 'Total',
    wins: (who) => english(who, 'win'),
    share: (names) => `${names} share the victory.`,
    rank: (rank, name) => `Rank ${rank} of 5: ${name}`,
    ranks: [
      'Stargazer at the window',
      'Keeper of the spyglass',
      'Reader of the night sky',
      'Navigator by the stars',
      'Cartographer of the heavens',
    ],
  },
  ghost: {
    extinguished: (stars, cost) => `stars crossed out: ${stars} (−${cost})`,
    shortKeys: [
      '←↑↓→ move, a click too',
      'r turn   R back   1–9, 0 omit',
      'b best   n nothing   Esc type',
      'Enter draw, or click again',
    ],
    keys: [
      '← ↑ ↓ → move   r turn   R turn back   1–9, 0 leave a star out',
      'b best placement   n draw nothing   Enter draw   Esc back',
    ],
  },
  refusal: {
    used: (n, owner) => `${stars(n)} already ${plural(n, 'belongs', 'belong')} to ${owner}.`,
    covered: (n) => `${stars(n)} ${plural(n, 'is', 'are')} hidden by the frame.`,
    pole: 'The pole star cannot be used.',
    edge: (n, side) =>
      `${stars(n)} ${plural(n, 'lies', 'lie')} beyond the edge of the disc ${SIDES[side]}, and the rest does not hang together.`,
    cut: (owners, lines) =>
      lines === 1
        ? `A line of ${listed(owners)} would cut it in two.`
        : `Lines of ${listed(owners)} would cut it apart.`,
    apart: 'What you keep does not hang together.',
    alone: 'One star alone is no constellation.',
    repeated: (line) => `The line ${line} is there twice.`,
    usedStars: (names, owner) =>
      `${listed(names)} already ${plural(names.length, 'belongs', 'belong')} to ${owner}.`,
    coveredStars: (names) => `${listed(names)} ${plural(names.length, 'is', 'are')} hidden by the frame.`,
    crossing: (line, over, owner) => `The line ${line} would cross ${over} of ${owner}.`,
    crossed: (line, over) => `The lines ${line} and ${over} would cross.`,
    pieces: (names) =>
      `${listed(names)} ${plural(names.length, 'hangs', 'hang')} on none of the other stars.`,
    missing: (lines, name) =>
      `The ${plural(lines.length, 'line')} ${listed(lines)} of ${name} ${plural(lines.length, 'is', 'are')} missing.`,
    mirror: (name) => `That is the mirror image of ${name}: it may be turned but not mirrored.`,
    foreign: (lines, name) => `${name} has no line like ${listed(lines)} there.`,
  },
};

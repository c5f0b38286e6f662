// Expands what a person types into the words of an event: short forms, both languages, any case.
import { LOCALES, type Seat } from '@planisphere/core';
import { makeDrawing } from '../notation/trails.ts';
import { makeRound } from '../notation/words.ts';
import { bestDrawing } from '../rules/best.ts';
import { KINDS, type Kind } from '../rules/components.ts';
import { PLACES, type Place, parseStar } from '../rules/disc.ts';
import { phaseOf } from '../rules/phase.ts';
import { boardOf, type Position } from '../rules/position.ts';
import { taskOf } from '../rules/weighting.ts';
import { createGhost, type Ghost, ghostDrawing, ghostPlaces, toggleStar } from './ghost.ts';
import { messagesOf } from './messages.ts';

/** The verb may be typed or left out. */
const VERBS = /^(side|size|seven|draw|côté|cote|taille|sept|dessine|dessiner|dessin)\s+/;

export function expand(typed: string, view: Position, seat: Seat): string {
  const phase = phaseOf(view);
  const words = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(VERBS, '');
  switch (phase.step) {
    case 'side':
    case 'seven':
      return `${phase.step} ${kindTyped(words) ?? words}`;
    case 'size':
      return `size ${words}`;
    case 'draw':
      return `draw ${makeRound(phase.round)} ${drawingTyped(view, seat, withoutRound(words))}`;
    default:
      return words;
  }
}

/** A word in either language, or its first letter if that is unique. */
function kindTyped(word: string): Kind | undefined {
  return (
    KINDS.find((kind) => LOCALES.some((locale) => messagesOf(locale).kinds[kind] === word)) ??
    KINDS.find((kind) => word.length === 1 && kind.startsWith(word))
  );
}

function withoutRound(words: string): string {
  return words.replace(/^(i|ii|iii|iv|v|vi) /, '');
}

const BEST = ['best', 'hint', 'meilleur', 'mieux'];
const NOTHING = ['nothing', 'none', 'rien', 'pass', 'passe'];

function drawingTyped(view: Position, seat: Seat, words: string): string {
  if (NOTHING.includes(words)) return makeDrawing([]);
  if (BEST.includes(words)) {
    const { tile, taken, weighting } = taskOf(boardOf(view, seat), roundOf(view));
    return makeDrawing(bestDrawing(tile, taken, weighting).drawing);
  }
  return placed(view, seat, words) ?? words.replaceAll(/[ ,;]+/g, ',');
}

function roundOf(view: Position): number {
  const phase = phaseOf(view);
  return phase.step === 'draw' ? phase.round : 0;
}

/** `at e7 turn 1 without 3 4`: the first pattern star there, turned, without some. */
function placed(view: Position, seat: Seat, words: string): string | undefined {
  const match =
    /^(?:at|en|à|a) ([a-k]\d{1,2})(?: (?:turn|tour) ([0-3]))?(?: (?:without|sans) ([\d ]+))?$/.exec(words);
  const [, star = '', turns = '0', without = ''] = match ?? [];
  const place = parseStar(star);
  const ghost = createGhost(view, seat);
  if (place === undefined || ghost === undefined) return undefined;
  const laid = firstStarAt({ ...ghost, turns: Number(turns) }, PLACES[place] as Place);
  const left = without.split(' ').filter((digits) => digits !== '');
  const kept = left.reduce((trimmed, digits) => toggleStar(trimmed, (Number(digits) + 9) % 10), laid);
  return makeDrawing(ghostDrawing(view, kept));
}

function firstStarAt(ghost: Ghost, { x, y }: Place): Ghost {
  const first = ghostPlaces(ghost)[0] as Place;
  return { ...ghost, x: ghost.x + x - first.x, y: ghost.y + y - first.y };
}

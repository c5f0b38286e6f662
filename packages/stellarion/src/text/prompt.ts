// What a seat has to do, and what to type for it.
import type { Frame, Seat } from '@planisphere/core';
import type { Action, ActionOf } from '../rules/actions.ts';
import { isTyped, NEBULA, PLANET, SHIP, STARS } from '../rules/cards.ts';
import { canSpend, longestRetreat } from '../rules/expansions/sun.ts';
import { checkProve, hasAmplifier } from '../rules/expansions/theories.ts';
import { legal } from '../rules/legal.ts';
import { cardAt } from '../rules/observatory.ts';
import { cardOfCopy, type Position } from '../rules/position.ts';
import { codeOf, glyphOf, nameOfCard } from './cards.ts';
import { type Messages, messagesOf } from './messages.ts';
import { nameOf } from './sky.ts';

export function promptLine(view: Position, seat: Seat, frame: Frame): string {
  const messages = messagesOf(frame.locale);
  const { prompt, table } = messages;
  if (view.ending !== undefined) return prompt.over;
  const own = view.turn === seat ? ownPrompt(view, messages) : prompt.wait(nameOf(view.turn, frame));
  if (own === undefined) return table.preparing;
  return canSpend(view, seat) ? `${own} ${prompt.meteors}` : own;
}

function ownPrompt(view: Position, messages: Messages): string | undefined {
  const { prompt, decks } = messages;
  const { stage } = view;
  switch (stage.kind) {
    case 'turn': {
      const turn = view.table.blackHoles ? prompt.turnWithHoles : prompt.turn;
      return checkProve(view) === undefined ? `${turn} ${prompt.theory}` : turn;
    }
    case 'thrusters':
      return prompt.thrusters;
    case 'effect':
      if (stage.begun) return prompt.again[stage.power];
      return (stage.major ? prompt.major : prompt.minor)[stage.power];
    case 'place': {
      const [one, two] = [stage.one!, stage.two!].map((copy) => nameOfCard(cardOfCopy(copy), messages));
      const sentence = hasAmplifier(view) ? prompt.placeAnywhere : prompt.place;
      return sentence(one!, two!, decks[stage.deck!]!);
    }
    case 'claim':
      return prompt.claim(stage.left);
    default:
      return undefined;
  }
}

/** Forms, then the possible actions at the start of a turn. */
export function commandLines(view: Position, seat: Seat, frame: Frame): readonly string[] {
  const messages = messagesOf(frame.locale);
  const actions = legal(view, seat);
  const has = (kind: Action['kind']): boolean => actions.some((action) => action.kind === kind);
  const { commands } = messages;
  const lines: string[] = [];
  if (has('launch')) lines.push(commands.launch);
  if (has('coordinate')) lines.push(commands.coordinate);
  if (has('cross')) lines.push(commands.cross);
  if (has('prove')) lines.push(commands.prove);
  if (view.turn === seat) lines.push(...stepLines(view, messages));
  if (has('spend')) lines.push(commands.spend);
  if (view.stage.kind === 'turn') lines.push(...possible(view, actions, messages));
  return lines;
}

function stepLines(view: Position, { commands }: Messages): readonly string[] {
  const { stage, table } = view;
  switch (stage.kind) {
    case 'thrusters':
      return [commands.giveBack, ...waiveLines(view, commands)];
    case 'effect': {
      const steps: Record<number, readonly string[]> = {
        [SHIP]: [commands.search],
        [NEBULA]: stage.major ? [commands.recover, commands.recoverTwo] : [commands.recover],
        [STARS]: [commands.scan],
        [PLANET]: stage.major ? [commands.station, commands.stationTwo] : [commands.station],
      };
      const end = stage.begun ? [commands.done] : stage.one === undefined ? waiveLines(view, commands) : [];
      return [...steps[stage.power]!, ...end];
    }
    case 'place':
      return hasAmplifier(view) ? [commands.place, commands.placeBoth] : [commands.place];
    case 'claim':
      return table.players === 2 ? [commands.take, commands.gift] : [commands.take];
    default:
      return [];
  }
}

function waiveLines(view: Position, commands: Messages['commands']): readonly string[] {
  const longest = longestRetreat(view);
  return longest > 0 ? [commands.waive, commands.retreat(longest)] : [commands.waive];
}

const MOST_LISTED = 24;

function possible(view: Position, actions: readonly Action[], messages: Messages): readonly string[] {
  const { commands, galaxies } = messages;
  const launches = new Set(actions.flatMap((action) => (action.kind === 'launch' ? [action.galaxy] : [])));
  const pairs = actions.filter((action) => action.kind === 'coordinate');
  const words = [
    ...[...launches].map((galaxy) => `${commands.launchWord} ${galaxies[galaxy]!.toLowerCase()}`),
    ...pairs.slice(0, MOST_LISTED).map((action) => pairWord(view, action, messages)),
  ];
  if (words.length === 0) return [];
  return [`${commands.possible} ${words.join(', ')}${pairs.length > MOST_LISTED ? ', …' : ''}`];
}

/** `alpha+ship (▲ major)`. */
function pairWord(view: Position, { pay }: ActionOf<'coordinate'>, messages: Messages): string {
  const { commands, decks } = messages;
  const cards = pay.map((source) => cardAt(view, source)!);
  const names = pay.map((source) =>
    source < 8 ? decks[source]!.toLowerCase() : codeOf(source - 8, messages),
  );
  const typed = cards.find(isTyped) ?? 0;
  return `${names.join('+')} (${glyphOf(typed)} ${cards[0] === cards[1] ? commands.major : commands.minor})`;
}

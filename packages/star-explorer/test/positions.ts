// Positions and events from their notation; a typo in a test fails loudly.
import { type GameEvent, type Position, starExplorer } from '@planisphere/star-explorer';

const { notation } = starExplorer;

export function at(text: string): Position {
  const parsed = notation.parse(text);
  if (!parsed.ok)
    throw new Error(`${text}: ${parsed.fault.at} ${parsed.fault.message} [${parsed.fault.code}]`);
  return parsed.value;
}

export function event(text: string): GameEvent {
  const parsed = notation.parseEvent(text);
  if (!parsed.ok)
    throw new Error(`${text}: ${parsed.fault.at} ${parsed.fault.message} [${parsed.fault.code}]`);
  return parsed.value;
}

/** The position after these events, none of which is checked. */
export function after(position: Position, ...events: readonly string[]): Position {
  return events.reduce((state, text) => starExplorer.apply(state, event(text)), position);
}

/** The rule that forbids a decision, or undefined. */
export function ruleAgainst(position: Position, text: string): string | undefined {
  const decision = event(text);
  if (decision.by === 'chance') throw new Error(`${text} is no decision`);
  return starExplorer.check(starExplorer.view(position, decision.by), decision.by, decision.action)?.rule;
}

/** What chance can bring, as words with weights. */
export function chances(position: Position): string[] {
  const awaiting = starExplorer.awaiting(position);
  if (awaiting.kind !== 'chance') throw new Error(`chance is not due but ${awaiting.kind}`);
  return awaiting.outcomes.map(
    ({ outcome, weight }) => `${weight} ${notation.makeEvent({ by: 'chance', outcome })}`,
  );
}

/** What a seat can decide, as words; of very many only the first. */
export function choices(position: Position, seat: 0 | 1 | 2 | 3, most = 100): string[] {
  const words: string[] = [];
  for (const action of starExplorer.legal(starExplorer.view(position, seat), seat)) {
    if (words.length === most) break;
    words.push(notation.makeEvent({ by: seat, action }));
  }
  return words;
}

/** Solo: rounds I and II are drawn, Horologium is due in round III. */
export const THIRD =
  '_ 5.8.6 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4 hor:_';
/** Solo: round I is drawn, Crater is due in round II. */
export const SECOND = '_ 5.8 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:_';
/** Solo: Tucana’s house is due in round II; h9-i10 crosses one side of its roof if the top is h10. */
export const CROSSED = '_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_';

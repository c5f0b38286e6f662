// A typed decision, and the rule that refuses it. Forgiving about language, case and spaces.
import { type GameText, type GameTypes, makeSeat } from '@planisphere/core';
import { typeset } from '../../base/words/typeset.ts';
import { promptOf } from '../frame/speech.ts';
import type { Session } from '../session.ts';
import { textWords } from './words/index.ts';

/** The session of the table, and the words of its game. */
export interface Reading<G extends GameTypes> {
  readonly session: Session<G>;
  readonly text: GameText<G>;
}

/** Undefined if it cannot be read. */
export function actionIn<G extends GameTypes>(
  { session, text }: Reading<G>,
  typed: string,
): G['action'] | undefined {
  const seat = session.viewer.value;
  const line = `${makeSeat(seat)} ${text.expand(typed, session.view.value, seat)}`;
  const parsed = session.game.notation.parseEvent(line);
  return parsed.ok && parsed.value.by !== 'chance' ? parsed.value.action : undefined;
}

/** Why the rules refuse it at this moment; undefined if they allow it. */
export function refusalOf<G extends GameTypes>(reading: Reading<G>, action: G['action']): string | undefined {
  const { session, text } = reading;
  if (!session.mayAnswer) return whyNotNow(session);
  const view = session.view.value;
  const seat = session.viewer.value;
  const { locale } = session.frame();
  const refusal = session.game.check(view, seat, action);
  if (refusal === undefined) return undefined;
  const rule = text.rules[refusal.rule];
  const why = text.whyNot?.(view, { seat, action }, locale) ?? session.log.whyNot(refusal.rule);
  const said = why ?? rule?.[locale] ?? refusal.rule;
  return typeset(`${said} (${refusal.rule})`);
}

/** Why nothing can be decided: it is somebody else's turn, or events are still being shown. */
function whyNotNow<G extends GameTypes>(session: Session<G>): string {
  const { awaited, over } = session.standing.value;
  return !over && awaited.includes(session.viewer.value) ? textWords().moving : promptOf(session);
}

/** The forms that can be typed at this moment, without their explanations. */
export function formsOf<G extends GameTypes>(reading: Reading<G>): readonly string[] {
  const { session, text } = reading;
  if (!session.mayAnswer) return [];
  return text
    .commands(session.view.value, session.viewer.value, session.frame())
    .map((line) => line.split(/\s{2,}|: /)[0] ?? line)
    .filter((form) => /\d/.test(form) || actionIn(reading, form.split(',')[0] ?? '') !== undefined);
}

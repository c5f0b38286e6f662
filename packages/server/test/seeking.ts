// Guests who look for somebody to play with, over HTTP.
import type { SeekAnswer } from '@planisphere/protocol';
import type { Player } from './player.ts';

const STELLAR = { game: 'stellar', paces: ['brisk', 'relaxed'] };

export const seek = (player: Player, body: object = STELLAR): Promise<SeekAnswer> =>
  player.visitor.call('POST', '/api/seeks', body) as Promise<SeekAnswer>;
export const poll = (player: Player): Promise<SeekAnswer> =>
  player.visitor.call('GET', '/api/seeks') as Promise<SeekAnswer>;
export const say = (player: Player, meeting: string, yes: boolean): Promise<SeekAnswer> =>
  player.visitor.call('POST', `/api/seeks/${meeting}`, { yes }) as Promise<SeekAnswer>;

export function expectMet(answer: SeekAnswer): Extract<SeekAnswer, { state: 'met' }> {
  if (answer.state !== 'met') throw new Error(`met nobody: ${JSON.stringify(answer)}`);
  return answer;
}

/** Both accept; returns the code of their table. */
export async function meet(ada: Player, ben: Player): Promise<string> {
  const { meeting } = expectMet(await poll(ada));
  await say(ada, meeting, true);
  await say(ben, meeting, true);
  const started = await poll(ada);
  if (started.state !== 'started') throw new Error(`no table: ${JSON.stringify(started)}`);
  return started.code;
}

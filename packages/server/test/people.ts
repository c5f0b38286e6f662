// A table with people at it, for tests of what they do there.
import { Player } from './player.ts';
import { type Started, startServer } from './servers.ts';

export interface Company {
  readonly server: Started;
  readonly code: string;
  readonly ada: Player;
  readonly ben: Player;
}

const person = { kind: 'person' } as const;

export async function company(settings: object = {}, server?: Started): Promise<Company> {
  const there = server ?? (await startServer());
  const ada = await Player.arrive(there.url, 'Ada');
  const ben = await Player.arrive(there.url, 'Ben');
  const { code } = await ada.visitor.open({ game: 'stellar', seats: [person, person], ...settings });
  ada.follow(code);
  ben.follow(code);
  await ada.until(() => ada.table !== undefined);
  await ben.until(() => ben.table !== undefined);
  return { server: there, code, ada, ben };
}

/** Both have chosen their starter, and A has the first turn. */
export async function started(settings: object = {}): Promise<Company> {
  const people = await company({ options: { first: 'A' }, ...settings });
  const { ada, ben } = people;
  await ben.link?.send({ type: 'sit', seat: 'B' });
  await Promise.all([ada, ben].map((player) => player.until(() => player.table?.status === 'playing')));
  return people;
}

/** The code of a refusal, or 'done'. */
export async function tried(sending: Promise<number> | undefined): Promise<string> {
  try {
    await sending;
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

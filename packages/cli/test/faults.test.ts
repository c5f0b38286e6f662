// Every fault of a record, its options or its events is told in French, too.
import { readdirSync, readFileSync } from 'node:fs';
import { below, createRng, type Fault, type GameRecord, parseRecord, verifyRecord } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { expect, it } from 'vitest';
import { faultWords } from '../src/base/fault-told.ts';
import { faultInFrench } from '../src/base/faults-in-french.ts';

const packages = new URL('../../', import.meta.url);
const sources = (name: string): readonly URL[] => {
  const folder = new URL(`${name}/src/`, packages);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => new URL(file, folder));
};
/** The codes of all faults that a package reports. */
const codesIn = (name: string): ReadonlySet<string> =>
  new Set(
    sources(name).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bfail\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code),
    ),
  );

it('has a sentence of its own for every fault that core can find, and for none of a single game', () => {
  const codes = codesIn('core');
  expect(codes.size).toBeGreaterThan(25);
  expect([...codes].filter((code) => faultInFrench({ code, at: '', message: '' }) === undefined)).toEqual([]);
});

function replaysOf(game: string): readonly string[] {
  const folder = new URL(`${game}/replays/`, packages);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

it.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  '%s: spoilt events are told without a word of English',
  (id, entry) => {
    const { game } = entry;
    const rng = createRng(24);
    const pick = <T>(all: readonly T[]): T => all[below(rng, all.length)] as T;
    const lines = replaysOf(id).flatMap((text) => (JSON.parse(text) as GameRecord).events);
    const words = [...new Set(lines.flatMap((line) => line.split(' '))), 'Z', '99', 'x', ''];
    const faults = new Map<string, Fault>();
    for (let count = 0; count < 5000; count++) {
      const line = pick(lines).split(' ');
      line.splice(below(rng, line.length + 1), below(rng, 2), ...(count % 3 === 0 ? [] : [pick(words)]));
      const parsed = game.notation.parseEvent(line.join(' '));
      if (!parsed.ok) faults.set(`${parsed.fault.code} ${parsed.fault.message}`, parsed.fault);
    }
    expect(faults.size).toBeGreaterThan(0);
    for (const fault of faults.values())
      expect(faultWords(fault, entry).fr, fault.message).not.toMatch(
        /\b(?:is|are|expected|written|the|begins|needs|undefined)\b|^$/i,
      );
  },
);

it('tells every way in which a record can be wrong', () => {
  const [first] = GAMES;
  const game = first?.game ?? expect.unreachable();
  const [text = ''] = replaysOf(game.id);
  const record = JSON.parse(text) as GameRecord;
  const { events, result } = record;
  const spoilt = (change: Partial<Record<keyof GameRecord, unknown>>): string | undefined => {
    const parsed = parseRecord(JSON.stringify({ ...record, ...change }));
    const verified = parsed.ok ? verifyRecord(game, parsed.value) : parsed;
    return verified.ok ? undefined : faultWords(verified.fault, first).fr.replaceAll('\u202f', ' ');
  };
  expect(spoilt({})).toBeUndefined();
  const chance = events.find((event) => event.startsWith('chance')) ?? '';
  const decision = events.find((event) => /^A /.test(event)) ?? '';
  const at = events.indexOf(decision);
  expect([
    spoilt({ game: 'chess' }),
    spoilt({ version: 99 }),
    spoilt({ seats: ['One'] }),
    spoilt({ commitment: 'x' }),
    spoilt({ commitment: '0'.repeat(64) }),
    spoilt({ events: events.slice(0, -1), result: undefined }),
    spoilt({ result: undefined }),
    spoilt({ result: { ...result, scores: [1, 2] } }),
    spoilt({ events: [decision] }),
    spoilt({ events: [...events, decision] }),
    spoilt({ events: [...events.slice(0, at), chance] }),
    spoilt({ events: ['chance nothing'] }),
  ]).toMatchInlineSnapshot(`
    [
      "game : c’est un enregistrement de « chess ». [other-game]",
      "version : la partie a été jouée avec une autre version des règles. [other-version]",
      "seats : le jeu n’est pas fait pour ce nombre de joueurs. [wrong-players]",
      "commitment : 64 chiffres hexadécimaux, en minuscules, sont attendus ici. [not-a-hash]",
      "commitment : ce n’est pas le sha256 de la graine. [broken-commitment]",
      "events[127] : la partie n’est pas finie à cet endroit. [unfinished]",
      "result : ce champ manque. [missing-field]",
      "result.scores : les événements donnent [45,25]. [wrong-result]",
      "events[0] : « A start P3 » : le hasard doit d’abord parler. [chance-due]",
      "events[128] : « A start P3 » : la partie est finie. [game-over]",
      "events[4] : « chance starter A P3 » : rien n’est distribué ici. [no-chance-due]",
      "events[0].nothing : « nothing » n’est ni un coup ni une donne de Stellar. [bad-event]",
    ]
  `);
});

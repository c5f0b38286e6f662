// `planisphere analyse`, run as users run it.
import { findGame } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const TURN =
  'take turn=0 first=A row=P1,M1,A1,C1,H1 step=- discard=- memory=on A.hand=P2,M2 A.taken=- A.tel=P3,_,_,_,_,_,_,_,_,_,_,_ A.note=M3 A.answer=_ B.hand=?,? B.taken=- B.tel=A3,_,_,_,_,_,_,_,_,_,_,_ B.note=C3 B.answer=_';

describe('analyse', () => {
  it('prints lines with values and errors, the odds and the effort', async () => {
    const { code, out, err } = await run({
      args: ['analyse', 'stellar', TURN, '--seconds', '1', '--lines', '2'],
    });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^1\. \d+\.\d % (± \d+\.\d|\(a first impression\)) +Take .*Expected lead: [+-]?[\d.]+ points\.$/m,
    );
    expect(out).toMatch(/^2\. /m);
    expect(out).not.toMatch(/^3\. /m);
    expect(out).toContain('What can still come');
    expect(out).toMatch(/\d steps deep, [\d,]+ nodes, \d+\.\d s/);
  });

  it('tells a drawing that others have not answered yet', async () => {
    const position =
      'B 8.7 | RBWYRBY RY R W crt:g10-h9-h8-g7-f7-e8,h8-i7-h6-g7 crb:_ | YYBYWWB YB Y B cra:f10-g11-h11-i10-j9-j8-j7-i7 ori:?';
    const { code, out, err } = await run({ args: ['analyse', 'star-explorer', position, '--seconds', '1'] });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. .*Corona Borealis/m);
    expect(out).toContain('1 in 3 each: Ursa Minor, Aquila, Camelopardalis');
  });

  it('prints the same as JSON, in notation', async () => {
    const args = ['analyse', 'stellar', TURN, '--seconds', '1', '--json'];
    const { code, out } = await run({ args });
    expect(code).toBe(0);
    const answer = JSON.parse(out) as {
      seat: string;
      unit: string;
      lines: { events: string[]; value: number; error: number }[];
      nodes: number;
      depth: number;
      odds: { rows: string[][] }[];
    };
    const { notation } = findGame('stellar')!.game;
    expect(answer).toMatchObject({ seat: 'A', unit: 'chance' });
    expect(answer.lines).toHaveLength(4);
    for (const { events, value } of answer.lines) {
      expect(value).toBeGreaterThan(0);
      for (const event of events) expect(notation.parseEvent(event).ok).toBe(true);
    }
    expect(answer.nodes).toBeGreaterThan(0);
    expect(answer.odds[0]?.rows).toHaveLength(6);
  });

  it('says everything that cannot be, in the language asked for', async () => {
    const wrong = TURN.replace('row=P1', 'row=_')
      .replace('A.note=M3', 'A.note=M3,S1')
      .replace('B.note=C3', 'B.note=C3,S1');
    const { code, out, err } = await run({ args: ['analyse', 'stellar', wrong, '--lang', 'fr'] });
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain('Le Satellite 1 est là 2 fois, et il n’y en a que 1 dans la boîte.');
    expect(err).toContain('La position 1 de la rangée est vide.');
    const json = await run({ args: ['analyse', 'stellar', wrong, '--json'] });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      findings: [{ code: 'too-many-cards' }, { code: 'row-gap' }, {}, {}],
    });
  });

  it.each([
    [['analyse'], 'Name a game'],
    [['analyse', 'stellar'], 'Give a position in notation'],
    [['analyse', 'stellar', TURN.replace('first=A', 'first=B')], 'It is the turn of B'],
    [['analyse', 'stellar', TURN, '--known'], 'Nothing on this table is hidden'],
    [['analyse', 'stellar', TURN, '--seconds', 'x'], '--seconds takes a whole number'],
  ])('%j is told what is missing', async (args, words) => {
    const { code, err } = await run({ args });
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

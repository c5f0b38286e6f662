// A node's message to the others fits into a notification, says what was written, and older versions can read it.
import { describe, expect, it } from 'vitest';
import { Notices, parseNotice } from '../src/bus/notices.ts';

const say = (text: string, at: number): string => JSON.stringify({ t: 'say', text, at });

describe('notices between nodes', () => {
  it('carry what was written, in order', () => {
    const notices = new Notices();
    notices.addGrowth({ code: 'AAAAAA', after: 4, bodies: [say('à la lune, "oui"', 1), say('b c', 2)] });
    notices.addGrowth({ code: 'BBBBBB', after: 1, bodies: [say('x', 3)] });
    notices.addGrowth({ code: 'AAAAAA', after: 6, bodies: [say('y', 4)] });
    const [text = '', ...more] = notices.take('node1');
    expect(more).toEqual([]);
    expect(notices.isEmpty).toBe(true);
    const notice = parseNotice(text, 'node2');
    expect(notice?.word).toBe('log');
    expect(notice?.codes).toEqual(['AAAAAA', 'BBBBBB']);
    expect(notice?.growths.get('AAAAAA')).toEqual([
      {
        after: 4,
        entries: [
          { t: 'say', text: 'à la lune, "oui"', at: 1 },
          { t: 'say', text: 'b c', at: 2 },
        ],
      },
      { after: 6, entries: [{ t: 'say', text: 'y', at: 4 }] },
    ]);
    expect(parseNotice(text, 'node1')).toBeUndefined();
    // As the previous version reads it.
    expect(text.split(' ')[2]?.split(',')).toEqual(['AAAAAA', 'BBBBBB']);
  });

  it('are never longer than a notification may be, and leave nothing out', () => {
    const notices = new Notices();
    const codes = Array.from({ length: 300 }, (_, index) => `C${String(index).padStart(5, '0')}`);
    for (const [index, code] of codes.entries())
      notices.addGrowth({ code, after: 1, bodies: [say('é'.repeat(index * 20), index)] });
    for (let guest = 0; guest < 500; guest++) notices.add('guest', `guest${guest}/device${guest}`);
    notices.add('crowd', 'C00001');
    const texts = notices.take('0123456789ab');
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    const heard = texts.map((text) => parseNotice(text, 'other'));
    const of = (word: string): readonly string[] =>
      heard.flatMap((each) => (each?.word === word ? each.codes : []));
    expect(of('log')).toEqual(codes);
    expect(of('guest')).toHaveLength(500);
    expect(of('crowd')).toEqual(['C00001']);
    // Long entries are only named: nodes that need them read them.
    const said = heard.flatMap((each) => [...(each?.growths.keys() ?? [])]);
    expect(said).toContain('C00003');
    expect(said).not.toContain('C00299');
  });

  it('of a kind this version does not know are codes to look at', () => {
    expect(parseNotice('n log AAAAAA {not json', 'other')).toEqual({
      word: 'log',
      codes: ['AAAAAA'],
      growths: new Map(),
    });
  });
});

// While nodes are replaced one by one, the previous version works on the new schema: a migration only adds to it.
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, type Migration } from '../../src/store/migrations.ts';

/** What could break the previous version; undefined if nothing. */
function breakIn(text: string): string | undefined {
  if (/\b(drop|rename|truncate|delete from)\b/i.test(text)) return 'takes something away';
  if (/\balter (table|column)\b/i.test(text)) {
    if (!/^\s*alter table \w+ add column\b/i.test(text)) return 'changes a column';
    if (/\bnot null\b/i.test(text) && !/\bdefault\b/i.test(text))
      return 'adds a column an old insert leaves out';
    if (/\b(unique|references|check)\b/i.test(text)) return 'refuses what the version before writes';
  }
  if (/\bcreate unique index\b/i.test(text)) return 'refuses what the version before writes';
  return undefined;
}

const textsOf = ({ statements }: Migration): readonly string[] =>
  statements.flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each)));

describe('migrations', () => {
  it('leave what the version before needs', () => {
    const found = MIGRATIONS.flatMap((migration) =>
      textsOf(migration).flatMap((text) => {
        const fault = breakIn(text);
        return fault === undefined ? [] : [`${migration.number}: ${fault}: ${text}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['alter table tables drop column key', 'takes something away'],
    ['alter table tables rename to boards', 'takes something away'],
    ['alter table tables alter column seq type bigint', 'changes a column'],
    ['alter table tables add column mood text not null', 'adds a column an old insert leaves out'],
    ['create unique index one_name on guests (name)', 'refuses what the version before writes'],
    [`alter table tables add column mood text not null default ''`, undefined],
  ])('%s', (text, fault) => {
    expect(breakIn(text)).toBe(fault);
  });

  it('are numbered one after the other', () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });
});

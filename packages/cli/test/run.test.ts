// The tests of the commands leave nothing behind.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from './run.ts';

describe('a folder of a test', () => {
  let before = '';

  it('is there for the test', () => {
    before = emptyFolder();
    writeFileSync(join(before, 'file'), 'text');
    expect(existsSync(before)).toBe(true);
  });

  it('is gone after it', () => {
    expect(before).not.toBe('');
    expect(existsSync(before)).toBe(false);
  });
});

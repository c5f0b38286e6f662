// Which tab leads a table, with locks that answer as browsers do.
import { afterEach, expect, test, vi } from 'vitest';
import { leadTable } from '../src/table/leading.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page that is refused asks again, but never without end: WebKit refuses whoever is leaving', async () => {
  vi.useFakeTimers();
  const request = vi.fn(() => Promise.reject(new DOMException('it is being left', 'AbortError')));
  vi.stubGlobal('navigator', { locks: { request } });
  const lead = leadTable('t', { isNew: true });
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  expect(request).toHaveBeenCalledTimes(1);
  expect(lead.isHere.value).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(request).toHaveBeenCalledTimes(2);
  lead.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(request).toHaveBeenCalledTimes(2);
});

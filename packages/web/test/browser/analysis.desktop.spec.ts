// The analysis on tablets: beside the board, never over it.
import { expect, test } from '@playwright/test';
import { open } from './app.ts';

const SKY =
  'B 8.7 | RBWYRBY RY R W crt:g10-h9-h8-g7-f7-e8,h8-i7-h6-g7 crb:_ | YYBYWWB YB Y B cra:f10-g11-h11-i10-j9-j8-j7-i7 ori:?';

for (const [width, height] of [
  [820, 1180],
  [1024, 768],
] as const) {
  test(`the lines stay in their panel at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/analysis/star-explorer#p=${encodeURIComponent(SKY)}`, { locale: 'fr' });
    const panel = page.getByRole('complementary', { name: 'Analyse' });
    await expect(panel.getByRole('button', { name: /^Jouer ceci/ })).toHaveCount(4);
    const beyond = await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(beyond).toBeLessThanOrEqual(1);
  });
}

// Firefox, over WebDriver BiDi.
import { launch } from 'puppeteer-core';
import type { Point, Screen } from './screen.ts';

export async function openFirefox(executablePath: string): Promise<Screen> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // This Firefox does not support the driver's viewport.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    protocolTimeout: 300_000,
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: async <T>(body: string) => (await page.evaluate(`(async () => { ${body} })()`)) as T,
    click: ({ x, y }: Point) => page.mouse.click(x, y),
    drag: async (from, to, hand) => {
      if (hand === 'touch') {
        await page.touchscreen.touchStart(from.x, from.y);
        for (const at of way(from, to)) await page.touchscreen.touchMove(at.x, at.y);
        await page.touchscreen.touchEnd();
        return;
      }
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}

function way(from: Point, to: Point): readonly Point[] {
  return [0.25, 0.5, 0.75, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
}

// WebKit, over classic WebDriver: the small browser that comes with WebKitGTK, on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { Point, Screen } from './screen.ts';

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export async function openWebKit({ driver, browser, screen }: WebKit): Promise<Screen> {
  const port = await freePort();
  const server = spawn(screen, ['-a', '-s', '-screen 0 1280x900x24', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  process.once('exit', end);
  try {
    const web = await connect(`http://127.0.0.1:${port}`, browser);
    await web.manage().setTimeouts({ script: 300_000 });
    return screenOf(web, async () => {
      await web.quit().catch(() => undefined);
      process.removeListener('exit', end);
      end();
    });
  } catch (error) {
    end();
    throw error;
  }
}

async function connect(address: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation', '--geometry=1280x900'] };
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  for (let attempt = 0; ; attempt++) {
    try {
      return await new Builder().usingServer(address).withCapabilities(wanted).build();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function screenOf(web: WebDriver, close: () => Promise<void>): Screen {
  const spot = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  return {
    goto: (url) => web.get(url),
    run: async <T>(body: string) => {
      const answer = await web.executeAsyncScript<{ value?: T; error?: string }>(
        `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as T;
    },
    click: (at) => web.actions().move(spot(at)).press().release().perform(),
    drag: async (from, to) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await web
        .actions()
        .move(spot(from))
        .press()
        .move({ ...spot(middle), duration: 100 })
        .move({ ...spot(to), duration: 100 })
        .release()
        .perform();
    },
    close,
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

// A page of another site with our boards: the example page, or a frame with any address.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

const EXAMPLE = new URL('../../../../examples/embed/index.html', import.meta.url);

export interface Elsewhere {
  /** Another origin, because of its port. */
  readonly address: string;
  close(): void;
}

/** `?frame=PATH` shows only that frame, `&below=PIXELS` after this much empty space. */
export async function serveElsewhere(server: string): Promise<Elsewhere> {
  const html = readFileSync(EXAMPLE, 'utf8').replaceAll('SERVER', server);
  const elsewhere = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://elsewhere');
    const framed = searchParams.get('frame');
    const above = `<div style="height: ${Number(searchParams.get('below'))}px"></div>`;
    const frame = `${above}<iframe width="1200" height="800" src="${server}${framed}"></iframe>`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(framed === null ? html : frame);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => elsewhere.close() };
}

/** A board of the example page, scrolled into view. */
export async function boardIn(page: Page, { address }: Elsewhere, id: string): Promise<FrameLocator> {
  if (!page.url().startsWith(address)) await page.goto(address);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  return id === 'plain' ? page.frameLocator(`#${id}`) : page.frameLocator(`#${id} iframe`);
}

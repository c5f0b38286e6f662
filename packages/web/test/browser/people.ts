// Several people at one table of the server, each with their own browser.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { open } from './app.ts';

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
}

export async function arrive(browser: Browser, name: string, path: string): Promise<Person> {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const context = await browser.newContext({
    viewport: viewport ?? null,
    hasTouch: hasTouch ?? false,
    isMobile: isMobile ?? false,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await open(page, path, { name });
  return { context, page };
}

/** Opens the table set up on this page, for others to join; returns its path. */
export async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Open (a table and get the link|the table)$/ }).click();
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  await expect(link).toHaveValue(/\/t\//);
  return new URL(await link.inputValue()).pathname;
}

export async function sitDown({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sit down and play' }).click();
}

/** The network fails, the table says so, and it returns. */
export async function loseNetwork({ context, page }: Person): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText('Connection lost')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 60_000 });
}

export async function everybodyLeaves(people: readonly Person[]): Promise<void> {
  for (const { context } of people) await context.close();
}

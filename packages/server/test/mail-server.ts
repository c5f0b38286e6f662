// A mail server for one test.
import { type CaughtMail, catchMail } from '@planisphere/testkit/mail';
import { onTestFinished } from 'vitest';

export async function mailServer(): Promise<CaughtMail> {
  const caught = await catchMail();
  onTestFinished(caught.close);
  return caught;
}

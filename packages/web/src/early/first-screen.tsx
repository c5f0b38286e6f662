// The first screen as the app would draw it for somebody who has never been here; drawn once, when the app is built.
import { renderToString } from 'preact-render-to-string';
import { choose, type Settings } from '../app/settings.ts';
import { goesFirst } from '../app/urgency.ts';
import { Home } from '../home/Home.tsx';

export function firstScreen(locale: Settings['locale']): string {
  choose({ locale });
  goesFirst(new Promise(() => {}));
  return renderToString(<Home />);
}

// Where the page begins.
import './style/tokens.css';
import './style/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline.ts';
import { followLinks, route } from './app/router.ts';
import { applySettings } from './app/settings.ts';
import { afterUrgent, goesFirst } from './app/urgency.ts';
import { answerPlay, answerTaps } from './early/answer.ts';
import { addFonts } from './style/fonts.ts';
import { warmFor } from './table/warming.ts';

// Where a server does not let the style in the page show (docs/decisions/0015), its file does as well.
if (document.styleSheets.length === 0)
  document.querySelector('link[rel=stylesheet]')?.removeAttribute('disabled');
applySettings();
followLinks();
// Asked for before the page is drawn: the network has nothing to do while it is.
goesFirst(warmFor(route.value));
afterUrgent(() => {
  void addFonts();
  document.documentElement.dataset.chart = '';
});

async function begin(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no #app');
  await answerPlay();
  render(<App />, root);
  answerTaps();
  keepOffline();
}

void begin();

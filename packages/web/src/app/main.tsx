// Where the page begins.
import '../base/style/tokens.css';
import '../base/style/base.css';
import '../base/style/forced.css';
import { render } from 'preact';
import { isEmbedded } from '../base/navigation/embedded.ts';
import { providePages } from '../base/navigation/pages.ts';
import { followLinks, route } from '../base/navigation/router.ts';
import { afterUrgent, goesFirst } from '../base/navigation/urgency.ts';
import { applySettings } from '../base/settings/settings.ts';
import { addFonts } from '../base/style/fonts.ts';
import { watchFocus } from '../base/ui/focus.ts';
import { SCREENS } from '../games/index.ts';
import { provideScreens } from '../table/screens.ts';
import { warmFor } from '../table/warming.ts';
import { App } from './App.tsx';
import { answerPlay, answerTaps } from './early/answer.ts';
import { keepOffline } from './offline.ts';
import { PAGES } from './pages.ts';

nameStyle();
provideScreens(SCREENS);
providePages(PAGES);
applySettings();
followLinks();
// Asked for before the page is drawn: the network has nothing to do while it is.
goesFirst(warmFor(route.value));
afterUrgent(() => {
  void addFonts();
  document.documentElement.dataset.chart = '';
});

/**
 * By a link to the style sheet that came in the page the app's files know that they need not ask for it. It is switched off,
 * but where a server does not let styles in the page show (docs/decisions/0015).
 */
function nameStyle(): void {
  const { file } = document.querySelector('style')?.dataset ?? {};
  if (file === undefined) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '' });
  link.disabled = document.styleSheets.length > 0;
  link.href = file;
  document.head.append(link);
}

async function begin(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no #app');
  await answerPlay();
  if (isEmbedded) await loaded();
  watchFocus();
  render(<App />, root);
  answerTaps();
  keepOffline();
}

/**
 * A frame below what is seen is not drawn, and to Chromium a glyph of the sheet that is not drawn is still loading: begun earlier,
 * such a frame would keep the page around it loading until somebody scrolls there.
 */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

void begin();

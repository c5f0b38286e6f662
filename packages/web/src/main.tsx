// Where the page begins.
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { keepOffline } from './app/offline.ts';
import { followLinks } from './app/router.ts';
import { applySettings } from './app/settings.ts';

applySettings();
followLinks();
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no #app');
render(<App />, root);
keepOffline();

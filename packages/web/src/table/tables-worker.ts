// The worker's own file: it holds one table host and answers the page.
import { expose } from 'comlink';
import { isGameId } from '../base/games.ts';
import { Host } from './host.ts';

const host = new Host();
expose(host);
// Whoever starts it may say by its name which game comes first.
if (isGameId(self.name)) void host.prepare(self.name);

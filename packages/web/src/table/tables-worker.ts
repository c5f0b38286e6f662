// The worker of the tables: holds one table host and answers the page.
import { expose } from 'comlink';
import { isGameId } from '../base/games.ts';
import { Host } from './host.ts';

const host = new Host();
expose(host);
// The page may name the worker after the game that comes first.
if (isGameId(self.name)) void host.prepare(self.name);

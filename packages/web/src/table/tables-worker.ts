// The worker's own file: it holds one table host and answers the page.
import { expose } from 'comlink';
import { Host } from './host.ts';

expose(new Host());

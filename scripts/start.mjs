// `npm start`: makes the clone ready, builds the web app and the documents when they are not up to date, and serves the whole
// product. The API among the documents is made meanwhile.
import { buildDocs, buildWeb, finishDocs, setUp } from './setup.mjs';

setUp();
buildWeb();
buildDocs({ api: false });
finishDocs();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/dist/main.js');

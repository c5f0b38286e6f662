// `npm start`: prepares the clone, builds the web app and the documents if they are stale, and serves the whole
// product. The API among the documents is built meanwhile.
import { buildDocs, buildWeb, finishDocs, setUp } from './setup.mjs';

setUp();
buildWeb();
buildDocs({ api: false });
finishDocs();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/dist/main.js');

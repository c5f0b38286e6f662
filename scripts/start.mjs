// `npm start`: makes the clone ready, builds the web app when it is not up to date, and serves the whole product.
import { buildWeb, setUp } from './setup.mjs';

setUp();
buildWeb();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/dist/main.js');

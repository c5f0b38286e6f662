// `npm start`: makes the clone ready, builds the web app when it is not up to date, and serves the whole product.
import { SetUpFailure } from './setup/failure.mjs';
import { buildWeb, isWebBuilt } from './setup/web.mjs';
import { setUpOrExit } from './setup.mjs';

setUpOrExit();
try {
  if (!isWebBuilt()) {
    process.stderr.write('Building the web app …\n');
    buildWeb();
  }
} catch (error) {
  if (!(error instanceof SetUpFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/dist/main.js');

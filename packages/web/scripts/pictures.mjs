// `npm run pictures`: every state of every game on every screen, in both themes and languages, as pictures to be looked at, in
// packages/web/screenshots/matrix, with one sheet of all for each game and look.
//   npm run pictures -- --game stellar --size 390x844,844x390 --state play --look night-en
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, setUp } from '../../../scripts/setup.mjs';
import { root, run } from '../../../scripts/workspace.mjs';

const several = /** @type {const} */ ({ type: 'string', default: '' });
const { values } = parseArgs({ options: { game: several, size: several, state: several, look: several } });

setUp();
buildWeb();
const config = join(root, 'packages', 'web', 'playwright.config.ts');
const taken = run('playwright', ['test', '--config', config, '--project=desktop', 'pictures.spec'], {
  env: {
    PLANISPHERE_PICTURES: '1',
    PLANISPHERE_GAMES: values.game,
    PLANISPHERE_SIZES: values.size,
    PLANISPHERE_STATES: values.state,
    PLANISPHERE_LOOKS: values.look,
  },
  stdio: 'inherit',
});
process.exitCode = taken ? 0 : 1;

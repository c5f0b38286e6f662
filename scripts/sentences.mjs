// `npm run sentences`: fails for every sentence that a player can see and that no test has rendered since the last `npm test` began.
import { hearAll } from '../packages/testkit/dist/words/silent.js';
import { RENDERED, root } from './workspace.mjs';

const { sentences, silent } = hearAll(root, process.argv[2] ?? RENDERED);
const found = silent.flatMap(({ file, pieces }) => pieces.map((piece) => `${file}: ${piece}`));
for (const line of found) console.log(line);
console.log(`${sentences} sentences: ${found.length} pieces of them rendered by no test`);
process.exitCode = found.length === 0 && sentences > 0 ? 0 : 1;

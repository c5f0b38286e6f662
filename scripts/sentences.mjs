// `npm run sentences`: fails for every sentence that a player can see and that no test has rendered since the last `npm test` began.
import { hearAll } from '../packages/testkit/dist/words/silent.js';
import { RENDERED, root } from './workspace.mjs';

const { sentences, silent } = hearAll(root, process.argv[2] ?? RENDERED);
for (const { file, pieces } of silent) console.log([file, ...pieces.map((piece) => `  ${piece}`)].join('\n'));
const left = silent.reduce((sum, { pieces }) => sum + pieces.length, 0);
console.log(`${sentences} sentences, ${left} pieces of them rendered by no test`);
process.exitCode = left === 0 && sentences > 0 ? 0 : 1;

// `npm run sentences`: fails for every sentence that a player can see and that no test has rendered since the last
// `npm test` began. It is given the folder of the tests' notes.
import { hearAll } from './silent.ts';

const [, , notes = ''] = process.argv;
const { sentences, silent } = hearAll('.', notes);
const found = silent.flatMap(({ file, pieces }) => pieces.map((piece) => `${file}: ${piece}`));
for (const line of found) console.log(line);
console.log(`${sentences} sentences: ${found.length} pieces of them rendered by no test`);
process.exitCode = found.length === 0 && sentences > 0 ? 0 : 1;

// `npm run bench:server`: measures the table server under load. The server and the load are separate processes on one
// machine, over loopback. It ends after five minutes at the latest, with the results so far. `--quick` takes a tenth of
// everything, `--only=PART` one part, `--json` prints the figures as JSON. DATABASE_URL names a PostgreSQL to use;
// without it one is started for the time of the bench. BENCH_SERVER names another version of the server.
import { parseArgs } from 'node:util';
import { arenaFigures } from './arena.ts';
import { costFigures } from './costs.ts';
import { crowdFigures, onPostgres, onSqlite } from './crowds.ts';
import { type Figure, figureLine } from './figures.ts';
import { hostileFigures } from './hostile.ts';
import { memoryFigures } from './memory.ts';
import { peerFigures } from './peer.ts';
import { storedFigures } from './stored.ts';

const { quick, json, only } = flags();
const LONGEST = 290_000;
const SECONDS = quick ? 3 : 8;
const CROWDS = quick ? [400] : [1000, 5000];

const { DATABASE_URL } = process.env;
delete process.env.DATABASE_URL; // only the nodes that are to use it get it

type Part = () => AsyncIterable<Figure>;
const parts: Readonly<Record<string, Part>> = {
  sqlite: () => crowdFigures(onSqlite, CROWDS, SECONDS),
  postgres: () => crowdFigures(onPostgres(DATABASE_URL), CROWDS, SECONDS),
  costs: () => costFigures(DATABASE_URL),
  memory: () => memoryFigures(quick ? 500 : 3000),
  stored: () => storedFigures(quick ? 5000 : 100_000),
  hostile: () => hostileFigures(quick ? 2 : 4),
  arena: () =>
    arenaFigures([onSqlite, onPostgres(DATABASE_URL)], {
      people: quick ? 50 : 500,
      seconds: quick ? 10 : 45,
    }),
  peer: () => peerFigures(SECONDS),
};

/** A mistyped flag must not start five minutes of work. */
function flags(): { readonly quick: boolean; readonly json: boolean; readonly only: string | undefined } {
  const flag = { type: 'boolean', default: false } as const;
  const options = { quick: flag, json: flag, only: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    return { quick: values.quick, json: values.json, only: values.only };
  } catch {
    console.error('It takes --quick, --json and --only=PART.');
    process.exit(2);
  }
}

const wanted = Object.entries(parts).filter(([name]) => only === undefined || only === name);
if (wanted.length === 0) {
  console.error(`--only takes one of ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const measured: Record<string, Figure[]> = {};
const finish = (ended: boolean): never => {
  if (json) console.log(JSON.stringify({ ended, measured }, undefined, 2));
  else if (!ended) console.log('Stopped before the end: what is missing was not measured.');
  process.exit(ended ? 0 : 1);
};
setTimeout(() => finish(false), LONGEST);
process.once('SIGINT', () => finish(false));

for (const [name, measure] of wanted) {
  if (!json) console.log(name);
  const figures: Figure[] = [];
  measured[name] = figures;
  for await (const each of measure()) {
    figures.push(each);
    if (!json) console.log(figureLine(each));
  }
}
finish(true);

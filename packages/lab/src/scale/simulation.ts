// Simulates a server with the costs that `model.ts` computes with: games in which one action follows another,
// processes that do one thing at a time, and a number of cores for all of them. The result can be compared
// with the bench.

export interface Plant {
  /** Cores that all processes share; a fraction is a slow core. */
  readonly cores: number;
  readonly nodes: number;
  readonly games: number;
  /** Milliseconds of processor time per action at each stop. */
  readonly write: number;
  readonly relay: number;
  readonly database: number;
  readonly load: number;
  /** How many milliseconds a commit waits for the disk, and messages to other nodes are gathered. */
  readonly disk: number;
  readonly gathering: number;
}

export interface SimulationResult {
  /** Actions per second. */
  readonly rate: number;
  /** Milliseconds from sending to the opponent's screen. */
  readonly p50: number;
  readonly p99: number;
}

interface Job {
  readonly process: number;
  readonly work: number;
  readonly done: () => void;
}

/** Processes with a queue each; as many of them work at a time as there are cores. */
class Machine {
  now = 0;
  readonly #speed: number;
  readonly #slots: number;
  readonly #queues: Job[][];
  readonly #busy: boolean[];
  #working = 0;
  #first = 0;
  /** Later events, the next one first. */
  readonly #later: { readonly at: number; readonly run: () => void }[] = [];

  constructor(cores: number, processes: number) {
    this.#slots = Math.max(1, Math.round(cores));
    this.#speed = cores / this.#slots;
    this.#queues = Array.from({ length: processes }, () => []);
    this.#busy = Array.from({ length: processes }, () => false);
  }

  work(job: Job): void {
    this.#queues[job.process]?.push(job);
    this.#assign();
  }

  after(milliseconds: number, run: () => void): void {
    const at = this.now + milliseconds;
    let low = 0;
    let high = this.#later.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#later[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    this.#later.splice(low, 0, { at, run });
  }

  runUntil(end: number): void {
    while (this.now < end) {
      const event = this.#later.shift();
      if (event === undefined) return;
      this.now = event.at;
      event.run();
    }
  }

  /** Processes take turns. */
  #assign(): void {
    for (let tried = 0; tried < this.#queues.length && this.#working < this.#slots; tried++) {
      const process = (this.#first + tried) % this.#queues.length;
      const job = this.#busy[process] ? undefined : this.#queues[process]?.shift();
      if (job === undefined) continue;
      this.#first = (process + 1) % this.#queues.length;
      this.#busy[process] = true;
      this.#working++;
      this.after(job.work / this.#speed, () => {
        this.#busy[process] = false;
        this.#working--;
        job.done();
        this.#assign();
      });
    }
  }
}

/** All games at full speed: an action is sent as soon as the one before is seen. */
export function simulate(plant: Plant, seconds: number): SimulationResult {
  const machine = new Machine(plant.cores, plant.nodes + 2);
  const [database, load] = [plant.nodes, plant.nodes + 1];
  const delays: number[] = [];
  const warm = 1000;
  const play = (game: number, turn: number): void => {
    const own = (game + turn) % plant.nodes;
    const other = (game + turn + 1) % plant.nodes;
    machine.work({ process: load, work: plant.load, done: () => send(machine.now) });
    const send = (sent: number): void => {
      machine.work({
        process: own,
        work: plant.write,
        done: () =>
          machine.work({
            process: database,
            work: plant.database,
            done: () => machine.after(plant.disk, () => tell(sent)),
          }),
      });
    };
    const tell = (sent: number): void => {
      if (other === own) seen(sent);
      else
        machine.after(plant.gathering, () =>
          machine.work({ process: other, work: plant.relay, done: () => seen(sent) }),
        );
    };
    const seen = (sent: number): void => {
      if (machine.now > warm) delays.push(machine.now - sent);
      play(game, turn + 1);
    };
  };
  for (let game = 0; game < plant.games; game++) play(game, 0);
  machine.runUntil(warm + seconds * 1000);
  const sorted = delays.sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { rate: delays.length / seconds, p50: at(0.5), p99: at(0.99) };
}

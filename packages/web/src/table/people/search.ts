// The search for an opponent: asks the server every few seconds, which is also the sign that the player is still there.
import { makeCode, type PaceName, type SeekAnswer } from '@planisphere/protocol';
import { signal } from '@preact/signals';
import { type GameId, isGameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { halted } from '../../base/seeking.ts';
import { beGuest, call, isKnown, ServerError } from '../online/api.ts';
import { setSeeking, sought } from './kept.ts';
import { peopleWords } from './words/index.ts';

const WAITING_EVERY = 2000;
const MET_EVERY = 1000;

/** The server's last answer, and when it came, on the clock of this page. */
export const search = signal<{ readonly answer: SeekAnswer; readonly at: number }>({
  answer: { state: 'none' },
  at: 0,
});

/** Who did not come to a meeting; undefined if there is nothing to say. */
export const absent = signal<string | undefined>(undefined);

export const paces = signal<readonly PaceName[]>(['relaxed']);

let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts the questions: an answer that a later question has overtaken is void. */
let asked = 0;

/** Throws the server's words if it cannot search, or that it cannot be reached. */
export async function beginSearch(game: GameId): Promise<void> {
  absent.value = undefined;
  halted.value = undefined;
  if (!isKnown()) await beGuest();
  try {
    await ask('POST', '/api/seeks', { game, paces: paces.value });
  } catch (error) {
    // The cookie is gone, and with it the guest of this device.
    if (!(error instanceof ServerError) || error.code !== 'no-guest') throw error;
    await beGuest();
    await ask('POST', '/api/seeks', { game, paces: paces.value });
  }
}

/** At least one pace stays. */
export function choosePaces(wanted: readonly PaceName[]): void {
  const { answer } = search.value;
  if (wanted.length === 0) return;
  paces.value = wanted;
  if (answer.state === 'waiting')
    void ask('POST', '/api/seeks', { game: answer.game, paces: wanted }).catch(askLater);
}

export function stopSearch(): void {
  end();
  void call('DELETE', '/api/seeks').catch(() => undefined); // silence ends it as well
}

export function answerMeeting(yes: boolean): void {
  const { answer } = search.value;
  if (answer.state !== 'met') return;
  void ask('POST', `/api/seeks/${answer.meeting}`, { yes }).catch(askLater);
}

/** After the page was loaded again. */
export function resumeSearch(): void {
  void poll();
}

async function ask(method: string, path: string, body?: unknown): Promise<void> {
  clearTimeout(timer);
  asked++;
  const mine = asked;
  const answer = await call<SeekAnswer>(method, path, body);
  if (mine === asked) take(answer);
}

async function poll(): Promise<void> {
  try {
    await ask('GET', '/api/seeks');
  } catch (error) {
    if (error instanceof ServerError && error.code === 'no-guest') end();
    else askLater();
  }
}

/** Also if the server did not answer: it may answer the next time. */
function askLater(): void {
  clearTimeout(timer);
  const { state } = search.value.answer;
  timer = setTimeout(() => void poll(), state === 'met' ? MET_EVERY : WAITING_EVERY);
}

function end(): void {
  clearTimeout(timer);
  asked++;
  search.value = { answer: { state: 'none' }, at: performance.now() };
  setSeeking(undefined);
}

function take(answer: SeekAnswer): void {
  const before = search.peek().answer;
  if (answer.state === 'none') {
    lost(before);
    return;
  }
  if (answer.state === 'started') {
    end();
    void call('DELETE', '/api/seeks').catch(() => undefined); // it is known now
    navigate(`/t/${makeCode(answer.code)}`);
    return;
  }
  if (answer.state === 'met') absent.value = undefined;
  else if (before.state === 'met' && before.said === 'yes') absent.value = before.with.name;
  if (answer.state === 'waiting') paces.value = answer.paces;
  search.value = { answer, at: performance.now() };
  if (isGameId(answer.game)) setSeeking(answer.game);
  askLater();
}

/** The server has ended the search: nobody answered, or this page slept for too long and begins again. */
function lost(before: SeekAnswer): void {
  const game = sought();
  if (before.state === 'waiting' && game !== undefined) void beginSearch(game).catch(askLater);
  else {
    end();
    if (before.state === 'met' && isGameId(before.game))
      halted.value = { game: before.game, text: peopleWords().missed };
  }
}

// Every message of the protocol and every route of the server, tried by everybody who may not use it.
import { MESSAGE_NEEDS, MESSAGE_TYPES, type MessageType, type Need } from '@planisphere/protocol';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { requireNeed } from '../src/http/route.ts';
import { ROUTES } from '../src/http/routes.ts';
import { type Cast, openCast } from './cast.ts';
import { exampleOf, hasField, type Values } from './examples.ts';
import type { Player } from './player.ts';
import { BareSocket } from './socket.ts';

/** The permissions once more, by hand: a change of them must be made here too. */
const MESSAGES: Readonly<Record<MessageType, Need>> = {
  hello: 'guest',
  ping: 'guest',
  mute: 'guest',
  unwatch: 'guest',
  depart: 'guest',
  attend: 'reader',
  watch: 'spectator',
  sit: 'spectator',
  say: 'spectator',
  stand: 'seat',
  swap: 'seat',
  act: 'seat',
  undo: 'seat',
  resign: 'seat',
  abandon: 'player',
  rematch: 'player',
  hints: 'player',
  chat: 'player',
  answer: 'player',
  replace: 'player',
  back: 'player',
  plan: 'host',
  start: 'host',
  dismiss: 'host',
  silence: 'host',
};

const ADDRESSES: Readonly<Record<string, Need>> = {
  'GET /api/openapi.json': 'nobody',
  'GET /api/asyncapi.json': 'nobody',
  'GET /api/me/bots': 'guest',
  'POST /api/me/bots': 'guest',
  'DELETE /api/me/bots/:id': 'guest',
  'GET /api/daily/:game/:day': 'nobody',
  'POST /api/daily/:game/:day': 'guest',
  'GET /api/me': 'nobody',
  'PUT /api/me': 'nobody',
  'DELETE /api/me': 'guest',
  'POST /api/me/code': 'guest',
  'POST /api/me/device': 'nobody',
  'GET /api/me/devices': 'guest',
  'DELETE /api/me/devices/:id': 'guest',
  'DELETE /api/me/passkeys/:id': 'guest',
  'POST /api/me/sign-out': 'guest',
  'GET /api/me/tables': 'guest',
  'GET /api/me/statistics': 'guest',
  'GET /api/me/export': 'guest',
  'GET /api/me/about': 'guest',
  'GET /api/push': 'nobody',
  'POST /api/me/push': 'guest',
  'DELETE /api/me/push': 'guest',
  'PUT /api/me/quiet': 'guest',
  'PUT /api/me/mail': 'guest',
  'POST /api/me/mail': 'guest',
  'POST /api/me/passkey/options': 'guest',
  'POST /api/me/passkey': 'guest',
  'POST /api/passkey/options': 'nobody',
  'POST /api/passkey': 'nobody',
  'GET /api/company': 'nobody',
  'POST /api/seeks': 'guest',
  'GET /api/seeks': 'guest',
  'DELETE /api/seeks': 'guest',
  'POST /api/seeks/:id': 'guest',
  'GET /api/me/studies': 'guest',
  'GET /api/studies': 'nobody',
  'POST /api/studies': 'guest',
  'GET /api/studies/:id': 'reader',
  'POST /api/studies/:id/operations': 'editor',
  'PUT /api/studies/:id': 'owner',
  'PUT /api/studies/:id/members/:guest': 'owner',
  'DELETE /api/studies/:id': 'owner',
  'GET /api/finished': 'nobody',
  'GET /api/games': 'nobody',
  'GET /api/tables': 'nobody',
  'POST /api/tables': 'guest',
  'GET /api/tables/:code': 'spectator',
  'GET /api/tables/:code/record': 'spectator',
  'GET /api/tables/:code/ratings': 'spectator',
  'GET /api/leaderboards/:game': 'nobody',
  'GET /api/tournaments': 'nobody',
  'POST /api/tournaments': 'guest',
  'GET /api/tournaments/:id': 'nobody',
  'PUT /api/tournaments/:id': 'guest',
  'DELETE /api/tournaments/:id': 'guest',
  'POST /api/tournaments/:id/entry': 'guest',
  'PUT /api/tournaments/:id/entry': 'guest',
  'DELETE /api/tournaments/:id/entry': 'guest',
  'POST /api/tournaments/:id/deals/:deal': 'guest',
  'GET /api/people/:id': 'nobody',
  'PUT /api/me/profile': 'guest',
  'PUT /api/people/:id/block': 'guest',
  'PUT /api/people/:id/follow': 'guest',
  'POST /api/people/:id/invite': 'guest',
  'GET /api/me/invitations': 'guest',
  'GET /api/me/bell': 'guest',
  'DELETE /api/me/invitations/:code': 'guest',
  'POST /api/people/:id/report': 'guest',
};

interface Attempt {
  readonly by: Player;
  readonly code: string;
  /** The seat that the message names. */
  readonly seat: string;
  /** Watches the table first. */
  readonly watching?: boolean;
  /** The one exact refusal; undefined if this player may send the message. */
  readonly refusal: (type: MessageType) => string | undefined;
}

const aboutTable = (type: MessageType): boolean => MESSAGES[type] !== 'guest' && MESSAGES[type] !== 'reader';
/** Nobody here may read the study that the message names. */
const elsewhere = (type: MessageType): string | undefined =>
  MESSAGES[type] === 'reader' ? 'no-such-study' : undefined;

/** By the need of a message: the refusal for people who have less. */
function withoutSeat(type: MessageType): string | undefined {
  return { player: 'not-seated', seat: 'not-seated', host: 'not-host' }[MESSAGES[type] as string];
}

function withSeat(seatRefusal: string): (type: MessageType) => string | undefined {
  return (type) => (MESSAGES[type] === 'seat' ? seatRefusal : withoutHost(type));
}

function withoutHost(type: MessageType): string | undefined {
  return MESSAGES[type] === 'host' ? 'not-host' : undefined;
}

const namesSeat = (type: MessageType): boolean =>
  aboutTable(type) && (hasField(type, 'seat') || hasField(type, 'as') || type === 'act');

function attempts(cast: Cast): Readonly<Record<string, Attempt>> {
  const { open, hidden } = cast;
  return {
    'another guest': {
      by: cast.stranger,
      code: hidden,
      seat: 'A',
      refusal: (type) => (aboutTable(type) ? 'no-such-table' : elsewhere(type)),
    },
    'a player of another table, where nobody looks on': {
      by: cast.elsewhere,
      code: hidden,
      seat: 'A',
      refusal: (type) => (aboutTable(type) ? 'no-such-table' : elsewhere(type)),
    },
    'a player of another table': {
      by: cast.elsewhere,
      code: open,
      seat: 'A',
      refusal: (type) => (type === 'watch' ? 'not-your-seat' : withoutSeat(type)),
    },
    'a spectator': {
      by: cast.stranger,
      code: open,
      seat: 'A',
      watching: true,
      refusal: (type) => (type === 'watch' ? 'not-your-seat' : withoutSeat(type)),
    },
    'a player for another seat': {
      by: cast.other,
      code: open,
      seat: 'A',
      refusal: (type) => (type === 'watch' ? 'not-your-seat' : withSeat('not-your-seat')(type)),
    },
    'a player for a seat that does not exist': {
      by: cast.other,
      code: open,
      seat: 'E',
      refusal: (type) => (namesSeat(type) ? 'bad' : withoutHost(type)),
    },
    'the host for a seat that is not at this table': {
      by: cast.host,
      code: cast.small,
      seat: 'D',
      refusal: (type) => (namesSeat(type) ? 'no-such-seat' : undefined),
    },
    'a player who has given up': {
      by: cast.resigned,
      code: open,
      seat: 'C',
      refusal: (type) => (MESSAGES[type] === 'player' ? 'seat-given-up' : withSeat('seat-given-up')(type)),
    },
    'a player for whom a bot plays': {
      by: cast.replaced,
      code: open,
      seat: 'D',
      refusal: (type) => (type === 'act' || type === 'undo' ? 'stand-in' : withoutHost(type)),
    },
  };
}

describe('a message', () => {
  it('has a row, and the rows are the messages of the protocol', () => {
    expect(Object.keys(MESSAGES).sort()).toEqual([...MESSAGE_TYPES].sort());
    expect(MESSAGE_NEEDS).toEqual(MESSAGES);
  });

  it('is refused to nobody', async () => {
    const { server } = await openCast();
    expect(await BareSocket.open(server, {})).toBe(401);
    expect(await BareSocket.open(server, { cookie: 'planisphere=guest.secret' })).toBe(401);
  });

  it('gets one exact refusal from everybody who may not send it, and changes nothing', async () => {
    const cast = await openCast();
    const before = await cast.lengths();
    let tried = 0;
    for (const [who, { by, code, seat, watching, refusal }] of Object.entries(attempts(cast))) {
      const socket = await BareSocket.greeted(cast.server, by.visitor.cookie);
      if (watching) await socket.ask({ type: 'watch', table: code });
      for (const type of MESSAGE_TYPES) {
        const expected = refusal(type);
        if (expected === undefined) continue;
        tried++;
        const event = `${seat} ${code === cast.hidden ? 'take 1' : 'side red'}`;
        const message = exampleOf(type, valuesFor({ table: code, seat, event, id: `${type}-${tried}` }));
        expect([who, type, await codeOf(socket, message)]).toEqual([who, type, codeFor(expected)]);
      }
      socket.socket.close();
    }
    expect(tried).toBeGreaterThan(90);
    expect(await cast.lengths()).toEqual(before);
  });
});

/** The protocol does not know seats beyond D. */
const codeFor = (refusal: string): unknown =>
  refusal === 'bad' ? expect.stringMatching(/^bad-(message|event)$/) : refusal;

function valuesFor(given: { readonly seat: string; readonly [name: string]: string }): Values {
  const { seat } = given;
  return {
    ...given,
    as: seat,
    with: seat === 'A' ? 'B' : 'A',
    text: 'hello',
    guest: 'x',
    study: 'study-of-nobody',
  };
}

async function codeOf(socket: BareSocket, message: Values): Promise<string> {
  const answer = await socket.answerTo(message as { id: string });
  return answer.type === 'error' ? answer.code : answer.type;
}

describe('a route', () => {
  it('has a row, and the rows are the routes of the server', () => {
    const rows = ROUTES.map(({ method, url, needs }) => [`${method} ${url}`, needs]);
    expect(Object.fromEntries(rows)).toEqual(ADDRESSES);
    expect(rows).toHaveLength(Object.keys(ADDRESSES).length);
  });

  it('gets one exact refusal from everybody who may not use it', async () => {
    const { server, hidden, stranger, elsewhere } = await openCast();
    const path = (url: string): string => url.replace(':code', hidden).replace(/:\w+/g, 'x');
    const visitors = {
      nobody: '',
      'a forger': 'planisphere=a.b',
      'another guest': stranger.visitor.cookie,
      'a player of another table': elsewhere.visitor.cookie,
    };
    for (const { method, url, needs } of ROUTES) {
      for (const [who, cookie] of Object.entries(visitors)) {
        const known = who.startsWith('a') && who !== 'a forger';
        const identified = known ? [404, 'not-found'] : [401, 'no-guest'];
        const expected = {
          ...{ guest: known ? undefined : [401, 'no-guest'], spectator: [404, 'not-found'] },
          ...{ reader: [404, 'not-found'], editor: identified, owner: identified },
        };
        const refusal = (expected as Record<string, unknown>)[needs];
        if (refusal === undefined) continue;
        const response = await fetch(server + path(url), { method, headers: { cookie } });
        const { error } = (await response.json()) as { error?: { code: string } };
        expect([method, url, who, response.status, error?.code]).toEqual([
          method,
          url,
          who,
          ...(refusal as unknown[]),
        ]);
      }
    }
  });

  it('that does not say who may use it cannot be added', () => {
    const app = fastify();
    app.addHook('onRoute', requireNeed);
    const answer = async (): Promise<string> => '';
    expect(() => app.get('/api/new', answer)).toThrow('/api/new does not say who may use it');
    expect(() => app.post('/new', answer)).toThrow('/new does not say who may use it');
    expect(() => app.get('/api/new', { config: { needs: 'guest' } }, answer)).not.toThrow();
    expect(() => app.get('/a-page', answer)).not.toThrow();
  });
});

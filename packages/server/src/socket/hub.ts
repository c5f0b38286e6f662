// All sockets of this node: who may open one, how many, and what happens to them when the server stops.
import { setTimeout as pause } from 'node:timers/promises';
import { CLOSE_CODES } from '@planisphere/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config/config.ts';
import { accountOf, visitOf } from '../http/identity.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { HttpRefusal, tooMuch } from '../http/refusal.ts';
import { networkOf } from '../limits/network.ts';
import type { ServerContext } from '../server-context.ts';
import type { Visit } from '../store/devices.ts';
import { readMutes } from '../store/guests.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import type { LiveTable } from '../table/live.ts';
import { Serial } from '../table/serial.ts';
import { Connection, type Guard } from './connection.ts';
import { type OtherNodes, Presence } from './presence.ts';

/** Milliseconds charged for opening a socket. */
const OPENING = 1;
/** Milliseconds between two pings of a socket. */
const PING = 30_000;
/** Rounds over which pings are spread: thousands at once would delay everybody. */
const ROUNDS = 120;
/** Milliseconds between two groups of sockets that are moved to other nodes. */
const DRAIN_ROUND = 20;

interface SocketVisit extends Visit {
  readonly muted: readonly string[];
}

export class Hub {
  readonly #server: ServerContext;
  readonly #config: Config;
  readonly #presence: Presence;
  readonly #connections = new Map<Connection, WebSocket>();
  readonly #perAddress = new Map<string, number>();
  /** By guest, over all their sockets. */
  readonly #guards = new Map<string, Guard & { sockets: number }>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #rounds = Array.from({ length: ROUNDS }, () => new Set<WebSocket>());
  readonly #pings: NodeJS.Timeout;
  #round = 0;
  /** Refuses new sockets: clients have to use another node. */
  #draining = false;
  #opened = 0;

  constructor(server: ServerContext, config: Config, elsewhere: OtherNodes | undefined) {
    this.#server = server;
    this.#config = config;
    this.#presence = new Presence(server.tables, elsewhere);
    this.#pings = setInterval(() => this.#ping(), PING / ROUNDS).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  addTo(app: FastifyInstance): void {
    const guests = new WeakMap<FastifyRequest, SocketVisit>();
    app.route({
      method: 'GET',
      url: '/socket',
      config: { needs: 'guest' },
      preValidation: async (request) => {
        if (!isOwnOrigin(request.raw, this.#server.origin))
          throw new HttpRefusal(403, 'wrong-origin', 'This comes from another site.');
        if (this.#draining) throw new HttpRefusal(503, 'stopping', 'This node stops; another one is there.');
        if (this.#isFull(request.ip)) throw new HttpRefusal(503, 'full', 'Too many connections.');
        const visit = await visitOf(this.#server, request);
        if (visit === undefined) throw new HttpRefusal(401, 'no-guest', 'Say who you are first.');
        const payer = this.#server.payers.of(request.ip, accountOf(visit.guest));
        if (!payer.hasTime()) throw tooMuch(payer);
        payer.charge(OPENING);
        const muted = await readMutes(this.#server.sql, visit.guest.id);
        guests.set(request, { ...visit, muted });
      },
      handler: () => {
        throw new HttpRefusal(426, 'upgrade', 'This address is for sockets.');
      },
      wsHandler: (socket, request) => {
        const known = guests.get(request);
        if (known === undefined) socket.close(1008);
        else this.#open(socket, request, known);
      },
    });
  }

  #isFull(address: string): boolean {
    const { connections, connectionsPerAddress } = this.#config;
    return (
      this.size >= connections || (this.#perAddress.get(networkOf(address)) ?? 0) >= connectionsPerAddress
    );
  }

  #open(socket: WebSocket, { ip: address, socket: stream }: FastifyRequest, known: SocketVisit): void {
    const guard = this.#guardOf(known);
    const connection = new Connection(socket, infoOfGuest(known.guest), {
      server: this.#server,
      presence: this.#presence,
      guard,
      stream,
      device: known.device.id,
      payer: this.#server.payers.of(address, accountOf(known.guest)),
    });
    const network = networkOf(address);
    this.#connections.set(connection, socket);
    this.#perAddress.set(network, (this.#perAddress.get(network) ?? 0) + 1);
    this.#alive.add(socket);
    const round = this.#rounds[this.#opened++ % ROUNDS];
    round?.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', () => undefined); // torn and oversized frames end in close
    socket.on('message', (data, binary) => void connection.receive(data as Buffer, binary));
    socket.on('close', () => {
      connection.closed();
      round?.delete(socket);
      this.#connections.delete(connection);
      this.#leave(network, known.guest.id);
    });
  }

  #guardOf({ guest, muted }: SocketVisit): Guard {
    const known = this.#guards.get(guest.id);
    const guard = known ?? { muted: new Set(muted), line: new Serial(), worked: 0, sockets: 0 };
    guard.sockets++;
    this.#guards.set(guest.id, guard);
    return guard;
  }

  #leave(network: string, guest: string): void {
    const left = (this.#perAddress.get(network) ?? 1) - 1;
    if (left === 0) this.#perAddress.delete(network);
    else this.#perAddress.set(network, left);
    const guard = this.#guards.get(guest);
    if (guard !== undefined && --guard.sockets <= 0) this.#guards.delete(guest);
  }

  /** Ends sockets that did not answer the last ping. */
  #ping(): void {
    this.#round = (this.#round + 1) % ROUNDS;
    for (const socket of this.#rounds[this.#round] ?? []) {
      if (!this.#alive.has(socket)) socket.terminate();
      else {
        this.#alive.delete(socket);
        socket.ping();
      }
    }
  }

  /** All of the guest's sockets, or those of one device. */
  dismiss(guest: string, device?: string): void {
    for (const connection of this.#connections.keys()) {
      const isMeant = device === undefined || connection.device === device;
      if (connection.guest.id === guest && isMeant) connection.close(1008, 'no longer known');
    }
  }

  /** People came to a table, or left it, on another node. */
  crowded(code: string): void {
    this.#presence.crowded(code);
  }

  isHere(table: LiveTable, guest: string): Promise<boolean> {
    return this.#presence.isHere(table, guest);
  }

  /** Moves all clients to the other nodes, evenly over this time. */
  async drain(milliseconds: number): Promise<void> {
    this.#draining = true;
    const rounds = Math.ceil(milliseconds / DRAIN_ROUND);
    for (let left = rounds; left > 0; left--) {
      const share = Math.ceil(this.size / left);
      for (const connection of [...this.#connections.keys()].slice(0, share))
        connection.close(CLOSE_CODES.moving, 'another node takes over');
      await pause(DRAIN_ROUND);
    }
  }

  /** Clients reconnect, to this node or another, and go on from their last sequence number. */
  async close(): Promise<void> {
    clearInterval(this.#pings);
    for (const connection of this.#connections.keys())
      connection.close(CLOSE_CODES.stopping, 'the server stops');
    await this.#presence.stop();
  }
}

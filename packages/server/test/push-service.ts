// A push service and a browser that subscribes to it: what arrives is accepted only if the site has signed it (RFC 8292) and
// this browser can read it (RFC 8291).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

const ORIGIN = 'https://push.example.com';
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Where the agent below leads; there is one service at a time. */
let port = 0;

/** Leads to the service on this machine, whatever the address; without the encryption of the connection. */
export const localAgent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });

export class Browser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly subscription: { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

  constructor(name: string) {
    const p256dh = this.#keys.generateKeys().toString('base64url');
    const keys = { p256dh, auth: this.#auth.toString('base64url') };
    this.subscription = { endpoint: `${ORIGIN}/${name}`, keys };
  }

  /** One record of aes128gcm, RFC 8188: salt, size, length of the key, key of the sender, text. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32);
    const derived = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', new Uint8Array(secret), salt, `Content-Encoding: ${what}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    if (text.at(-1) !== 2) throw new Error('this is not the last record');
    return text.subarray(0, -1).toString();
  }
}

/** What a push service checks before it takes a message. */
function isSignedBy(key: string, header: string): boolean {
  const [, token = '', named] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytesOf(key);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const { aud, exp, sub } = JSON.parse(bytesOf(claims).toString()) as Readonly<{
    aud: string;
    exp: number;
    sub: string;
  }>;
  return (
    named === key &&
    verify('sha256', Buffer.from(`${head}.${claims}`), signer, bytesOf(signature)) &&
    aud === ORIGIN &&
    exp * 1000 > Date.now() &&
    /^(mailto:|https:)/.test(sub)
  );
}

export interface PushService {
  /** The messages that a browser has received, in order. */
  readonly arrived: (browser: Browser) => readonly string[];
  /** Ends the subscription of a browser. */
  readonly forget: (browser: Browser) => void;
}

export async function pushService(keyOf: () => Promise<string>): Promise<PushService> {
  const taken: { readonly path: string; readonly body: Buffer }[] = [];
  const gone = new Set<string>();
  const answer = async (request: IncomingMessage): Promise<number> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
    if (!isSignedBy(await keyOf(), authorization)) return 403;
    if (encoding !== 'aes128gcm' || !(Number(ttl) > 0)) return 400;
    const path = request.url ?? '';
    if (gone.has(path)) return 410;
    taken.push({ path, body: Buffer.concat(chunks) });
    return 201;
  };
  const server = createServer((request, response) => {
    void answer(request).then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const pathOf = ({ subscription }: Browser): string => new URL(subscription.endpoint).pathname;
  return {
    arrived: (browser) =>
      taken.filter(({ path }) => path === pathOf(browser)).map(({ body }) => browser.read(body)),
    forget: (browser) => void gone.add(pathOf(browser)),
  };
}

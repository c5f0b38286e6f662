// A guest outside of a browser: HTTP requests with a cookie. For the terminal, tests and benchmarks.
import type { GuestInfo, GuestRequest, Settings, TableInfo } from '@planisphere/protocol';

export class ServerRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type NewTableRequest = Partial<Settings> & Pick<Settings, 'game' | 'seats'>;

export class Visitor {
  readonly server: string;
  /** The identity: whoever sends it later is the same guest. */
  cookie: string;

  /** Sent with every request. */
  readonly #headers: Readonly<Record<string, string>>;

  constructor(server: string, cookie = '', headers: Readonly<Record<string, string>> = {}) {
    this.server = server.replace(/\/$/, '');
    this.cookie = cookie;
    this.#headers = headers;
  }

  async be(guest: GuestRequest): Promise<GuestInfo> {
    return ((await this.call('PUT', '/api/me', guest)) as { guest: GuestInfo }).guest;
  }

  async me(): Promise<GuestInfo | undefined> {
    return ((await this.call('GET', '/api/me')) as { guest?: GuestInfo }).guest;
  }

  async open(settings: NewTableRequest): Promise<{ code: string; key?: string; commitment: string }> {
    return (await this.call('POST', '/api/tables', settings)) as { code: string; commitment: string };
  }

  async table(code: string, key?: string): Promise<TableInfo> {
    const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
    const path = `/api/tables/${encodeURIComponent(code)}${query}`;
    return ((await this.call('GET', path)) as { table: TableInfo }).table;
  }

  async record(code: string): Promise<string> {
    return JSON.stringify(await this.call('GET', `/api/tables/${encodeURIComponent(code)}/record`));
  }

  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.server}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const answer = parsed(text) as { error?: { code: string; message: string } };
    if (response.ok) return answer;
    const { code, message } = answer.error ?? { code: 'unreadable', message: `status ${response.status}` };
    throw new ServerRefusal(response.status, code, message);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

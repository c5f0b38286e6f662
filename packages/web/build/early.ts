// Writes into the page its code from before the app loads (src/app/early), the first screen in both languages, and its
// styles.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { BOARDS, source, TABLES_WORKER } from './bundles.ts';
import { withImports } from './workers.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const LOCALES = ['en', 'fr'] as const;

/** The files of a module and of the modules it needs to run. */
function chunksFor(module: string, bundle: Bundle): readonly Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return [
    ...withImports(
      chunks.filter(({ moduleIds }) => moduleIds.includes(module)),
      bundle,
    ),
  ];
}

/** The files that the page itself requests. */
function filesOfThePage(bundle: Bundle): ReadonlySet<Chunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return withImports(
    chunks.filter(({ moduleIds }) => moduleIds.includes(source('app/main.tsx'))),
    bundle,
  );
}

/** The files of each game's table, in the form in which the page requests them. */
function filesAhead(bundle: Bundle): object {
  const page = filesOfThePage(bundle);
  const filesOf = (board: string) => {
    const chunks = chunksFor(board, bundle).filter((chunk) => !page.has(chunk));
    return {
      scripts: chunks.map(({ fileName }) => `/${fileName}`),
      styles: chunks.flatMap(({ viteMetadata }) =>
        [...(viteMetadata?.importedCss ?? [])].map((css) => `/${css}`),
      ),
    };
  };
  return Object.fromEntries(Object.entries(BOARDS).map(([game, board]) => [game, filesOf(board)]));
}

/** The file of the tables' worker and the files it needs to run. */
function workerFiles(bundle: Bundle): readonly string[] {
  const page = filesOfThePage(bundle);
  const [worker, ...others] = chunksFor(TABLES_WORKER, bundle);
  if (worker === undefined) throw new Error('build: the worker of the tables was not found');
  return [worker, ...others.filter((chunk) => !page.has(chunk))].map(({ fileName }) => `/${fileName}`);
}

/** What the modules of the first screen ask of a browser as they load. */
const BROWSER = {
  navigator: { language: 'en' },
  location: new URL('http://localhost/'),
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
};

/** The first screen by language. */
async function firstScreens(config: UserConfig): Promise<object> {
  const outDir = mkdtempSync(join(tmpdir(), 'planisphere-first-screen-'));
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { target: 'es2022', outDir, ssr: source('app/early/first-screen.tsx') },
    });
    for (const [name, value] of Object.entries(BROWSER))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    const { firstScreen } = await import(pathToFileURL(join(outDir, 'first-screen.js')).href);
    return Object.fromEntries(LOCALES.map((locale) => [locale, firstScreen(locale)]));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function earlyScript(config: UserConfig, bundle: Bundle): Promise<string> {
  const told = {
    WORKER: workerFiles(bundle),
    AHEAD: filesAhead(bundle),
    SCREENS: await firstScreens(config),
  };
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: source('app/early/early.ts'), formats: ['iife'], name: 'planisphere' },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code ?? '';
  if (code === '' || code.includes('</script'))
    throw new Error('build: the early script cannot stand in a page');
  return code;
}

/**
 * Puts the style sheet of the first screen into the page, so that painting waits for nothing. No link to it is left,
 * not even a disabled one: browsers look ahead for links and would fetch it again.
 */
function withStyle(html: string, bundle: Bundle): string {
  const [link = '', name = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error('build: the style sheet of the page was not found');
  return html.replace(link, () => `<style data-file="/${name}">${String(sheet.source).trim()}</style>`);
}

/** @param config the configuration shared with the app's own build */
export function early(config: UserConfig): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (bundle === undefined) return html;
        const script = await earlyScript(config, bundle);
        return withStyle(html, bundle).replace('<title>', (title) => `<script>${script}</script>${title}`);
      },
    },
  };
}

// Writes into the page what it does before the app is there (src/app/early), the first screen in both languages, and how it looks.
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

/** The file that holds a module and those it needs to run. */
function chunksFor(module: string, bundle: Bundle): readonly Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return [
    ...withImports(
      chunks.filter(({ moduleIds }) => moduleIds.includes(module)),
      bundle,
    ),
  ];
}

/** What the page asks for by itself. */
function filesOfThePage(bundle: Bundle): ReadonlySet<Chunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return withImports(
    chunks.filter(({ moduleIds }) => moduleIds.includes(source('app/main.tsx'))),
    bundle,
  );
}

/** What a table of each game consists of, as the page asks for it. */
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

/** The file of the tables' worker, and those it needs to run. */
function workerFiles(bundle: Bundle): readonly string[] {
  const page = filesOfThePage(bundle);
  const [worker, ...others] = chunksFor(TABLES_WORKER, bundle);
  if (worker === undefined) throw new Error('build: the worker of the tables was not found');
  return [worker, ...others.filter((chunk) => !page.has(chunk))].map(({ fileName }) => `/${fileName}`);
}

/** The modules of the first screen ask the browser a few things as they load. */
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
 * The style sheet of the first screen comes with the page, so that nothing has to be waited for before it is painted. No link
 * to it is left, not even one that is switched off: browsers look ahead for links and would fetch it once more.
 */
function withStyle(html: string, bundle: Bundle): string {
  const [link = '', name = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error('build: the style sheet of the page was not found');
  return html.replace(link, () => `<style data-file="/${name}">${String(sheet.source).trim()}</style>`);
}

/** @param config what this and the app's own build share */
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

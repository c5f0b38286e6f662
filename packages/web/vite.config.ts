// Builds the web app from the sources of all packages (the `development` condition), so that one build sees everything
// and drops what a page does not use.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bundleOf } from './build/bundles.ts';
import { component } from './build/component.ts';
import { early } from './build/early.ts';
import { className } from './build/names.ts';
import { pictures } from './build/pictures.ts';
import { workersWithThePage } from './build/workers.ts';

const conditions = ['development', 'module', 'browser', 'default'];
const dist = fileURLToPath(new URL('dist', import.meta.url));

/** Writes compressed forms beside every text file for the server to send: once here instead of with every answer. */
function compress(): void {
  const texts = /\.(js|css|svg|html|webmanifest)$/;
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!texts.test(name)) continue;
    const text = readFileSync(`${dist}/${name}`);
    writeFileSync(`${dist}/${name}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${dist}/${name}.br`, brotliCompressSync(text));
  }
}

const workers = workersWithThePage();
const shared = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  css: { modules: { generateScopedName: className } },
};

export default defineConfig({
  ...shared,
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The compiler keeps its notes in dist as well; only Vite's output is cleared.
    emptyOutDir: false,
    modulePreload: { polyfill: false, resolveDependencies: workers.ahead },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: bundleOf }] } },
    },
    // Pictures stay files: inside a style sheet or a script everybody would wait for them.
    assetsInlineLimit: (path) => path.includes('/strips/'),
  },
  plugins: [
    {
      name: 'clear-assets',
      apply: 'build',
      buildStart: () => rmSync(`${dist}/assets`, { recursive: true, force: true }),
    },
    preact(),
    workers.plugin,
    early({ ...shared, plugins: [preact()] }),
    component(shared),
    pictures({ ...shared, plugins: [preact()] }),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        // Frames and documents have their own headers, which only the server sends.
        navigateFallbackDenylist: [/^\/(api|embed|docs|pictures)\//, /^\/(health|ready|metrics|socket|docs)/],
        importScripts: ['/push.js'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
      },
      manifest: {
        name: 'Planisphere',
        short_name: 'Planisphere',
        description: 'Three stargazing board games',
        display: 'standalone',
        background_color: '#0a1022',
        theme_color: '#0a1022',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
    }),
    // After the service worker is written.
    {
      name: 'compress',
      apply: 'build',
      enforce: 'post',
      closeBundle: { order: 'post', sequential: true, handler: compress },
    },
  ],
});

// What every answer tells the browser about itself: what the page may load and do.
import { createHash } from 'node:crypto';
import { pageText } from './pages.ts';

/** A few lines run before the app is there; they stand in the page itself and are known by their sums. */
function inlineScripts(page: string): readonly string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}

export function headers(secure: boolean, page = pageText()): object {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        // The bots' net is a small WebAssembly program.
        scriptSrc: [...self, "'wasm-unsafe-eval'", ...inlineScripts(page)],
        imgSrc: [...self, 'data:', 'blob:'],
        objectSrc: none,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
  };
}

// What every answer tells the browser about itself: what the page may load and do.
import { createHash } from 'node:crypto';
import { pageText } from './pages.ts';

/** What runs and shows before the app is there stands in the page itself; it is known by its sum. */
function inline(element: 'script' | 'style', page: string): readonly string[] {
  const texts = [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, text]) => text ?? '',
  );
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
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
        scriptSrc: [...self, "'wasm-unsafe-eval'", ...inline('script', page)],
        styleSrc: [...self, ...inline('style', page)],
        imgSrc: [...self, 'data:', 'blob:'],
        objectSrc: none,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    // For it the browser would start another process when the page arrives, and a phone would show it a tenth of a second
    // later. The page opens no windows, and nothing in it listens to one that opened it.
    crossOriginOpenerPolicy: false,
  };
}

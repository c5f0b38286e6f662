// Security headers: what the page may load and do.
import { createHash } from 'node:crypto';
import { pageText } from './pages.ts';

/** Inline scripts and styles of the page are allowed by their hashes. */
function inline(element: 'script' | 'style', page: string): readonly string[] {
  const texts = [...page.matchAll(new RegExp(`<${element}(?: data-[^>]*)?>(.*?)</${element}>`, 'gs'))].map(
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
    // This header makes the browser start another process, which delays the page on a phone by a tenth of a second. The page
    // opens no windows and talks to no window that opened it.
    crossOriginOpenerPolicy: false,
  };
}

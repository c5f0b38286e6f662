// Headers of the files of the app: scripts, styles, pictures, fonts.
import type { FastifyReply } from 'fastify';

/** Tells a browser about pages, or lets it ask again for what may have changed: neither concerns a file of the app. */
const NOT_FOR_FILES = [
  'etag',
  'last-modified',
  'accept-ranges',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** A worker runs under the policy of its own file; the hashes of what stands in the page say nothing to it. */
const FILE_POLICY = "default-src 'self';script-src 'self' 'wasm-unsafe-eval'";

/**
 * Leaves of the headers of a page what a file of the app needs. A first visit waits for a dozen files, and the headers of
 * a page are larger than some of them.
 */
export function shorten(reply: FastifyReply): void {
  for (const name of NOT_FOR_FILES) reply.removeHeader(name);
  if (reply.hasHeader('content-security-policy')) reply.header('content-security-policy', FILE_POLICY);
}

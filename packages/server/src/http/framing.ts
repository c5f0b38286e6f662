// Pages of other sites may frame only the pages that are made for it. All others forbid it: a page laid over the app could
// make a player press its buttons without knowing.
import type { FastifyReply } from 'fastify';

/** Whether this page is made for frames. */
export function isFrame(url: string): boolean {
  return url.startsWith('/embed/');
}

/** The component that pages of other sites load to show such frames. */
export const COMPONENT = '/planisphere-board.js';

/** Lets any page show this answer in a frame. */
export function allowFraming(reply: FastifyReply): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]+/, 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
  allowUse(reply);
}

/** Lets any page load this answer: a script of its own, or a picture. */
export function allowUse(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');
}

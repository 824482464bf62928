import type { FastifyInstance } from 'fastify';

/** What the page of a host needs: its own files, and avatars from anywhere. `data:` is its icon, also with the count in it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Tells browsers what the host page may load and call, that no other page may frame it, and that a type is as it is written. */
export function guardPages(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.startsWith('/v1/')) return;
    reply.headers({
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  });
}

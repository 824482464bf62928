import fastify, { type FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../config.ts';
import { objectIdPattern } from '../objectId.ts';
import { openToOrigins } from './cors.ts';
import { handleErrors } from './errors.ts';
import { guardPages } from './pageHeaders.ts';
import { guardText } from './textGuard.ts';

const maxBodyBytes = 256 * 1024;
/** A request whose last byte comes later than this is closed with 408. */
const maxRequestMs = 10_000;

/** Creates the HTTP server: strict schemas, CORS, time limits, one shape of failure; it has no routes yet. */
export function createHttp(config: PlatformConfig): FastifyInstance {
  const app = fastify({
    // A busy machine opens its database slowly; the default of 10 seconds is for plugins, not for that.
    pluginTimeout: 60_000,
    bodyLimit: maxBodyBytes,
    requestTimeout: maxRequestMs,
    http: { requestTimeout: maxRequestMs, headersTimeout: maxRequestMs, connectionsCheckingInterval: 1000 },
    // When the platform closes, running requests have been waited for: what is left only sends, or keeps a line open.
    forceCloseConnections: true,
    // Silent on purpose: a request log would hold tokens and keys. Unexpected errors are written by `handleErrors`.
    logger: false,
    ajv: {
      customOptions: {
        allErrors: true,
        allowUnionTypes: true,
        coerceTypes: false,
        removeAdditional: false,
        formats: { 'object-id': objectIdPattern },
      },
    },
  });
  openToOrigins(app, config);
  forbidCaching(app);
  guardPages(app);
  handleErrors(app);
  guardText(app);
  readJson(app);
  return app;
}

/** Keeps the answers of the API, and of a host's own server, out of every cache: the same address gives each subscriber something else. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(v1|host)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** Accepts JSON only; clients of this protocol also send a JSON content type with an empty body. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body.toString(), done);
  });
}

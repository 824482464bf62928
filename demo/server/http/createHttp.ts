import fastify, { type FastifyInstance } from 'fastify';
import { objectIdPattern } from '../objectId.ts';
import { openToAllOrigins } from './cors.ts';
import { handleErrors } from './errors.ts';
import { guardText } from './textGuard.ts';

const maxBodyBytes = 256 * 1024;

/** Creates the HTTP server: strict schemas, open CORS, one shape of failure; it has no routes yet. */
export function createHttp(): FastifyInstance {
  const app = fastify({
    // A busy machine opens its database slowly; the default of 10 seconds is for plugins, not for that.
    pluginTimeout: 60_000,
    bodyLimit: maxBodyBytes,
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
  openToAllOrigins(app);
  handleErrors(app);
  guardText(app);
  readJson(app);
  return app;
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

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/httpError.ts';
import { equalSecrets } from './secrets.ts';
import type { TokenIdentity, Tokens } from './tokens.ts';

const identities = new WeakMap<FastifyRequest, TokenIdentity>();

/** Makes every route of this scope require a subscriber's bearer token, before anything else is checked. */
export function requireToken(app: FastifyInstance, tokens: Tokens): void {
  app.addHook('onRequest', async (request) => {
    const token = readCredential(request, 'bearer');
    const identity = token === null ? null : await tokens.verify(token);
    if (!identity) throw new HttpError(401, 'Unauthorized');
    identities.set(request, identity);
  });
}

/** Makes every route of this scope require the API key. */
export function requireApiKey(app: FastifyInstance, apiKey: string): void {
  app.addHook('onRequest', async (request) => {
    const key = readCredential(request, 'apikey');
    if (key === null || !equalSecrets(key, apiKey)) throw new HttpError(401, 'Unauthorized');
  });
}

/** The internal id of the subscriber who makes the request; only for routes behind `requireToken`. */
export function subscriberOf(request: FastifyRequest): string {
  const identity = identities.get(request);
  if (!identity) throw new HttpError(401, 'Unauthorized');
  return identity.subscriber;
}

function readCredential(request: FastifyRequest, scheme: string): string | null {
  const [name, value, ...rest] = (request.headers.authorization ?? '').trim().split(/ +/);
  return name?.toLowerCase() === scheme && value && rest.length === 0 ? value : null;
}

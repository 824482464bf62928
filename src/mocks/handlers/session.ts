import { type HttpHandler, http } from 'msw';
import type { WireSession } from '../wire.ts';
import type { MockWorld } from '../worldContract.ts';
import { addressOf, answerOpenly, enveloped, WireFailure } from './answer.ts';
import { isRecord } from './readQuery.ts';

/** The call that opens a session. @source docs/protocol.md#session */
export function sessionHandlers(world: MockWorld): HttpHandler[] {
  return [
    http.post(addressOf(world, '/widgets/session/initialize'), ({ request }) =>
      answerOpenly(world, request, ({ body }) => enveloped(openSession(world, body), 201)),
    ),
  ];
}

function openSession(world: MockWorld, body: unknown): WireSession {
  const { applicationIdentifier, subscriberId, hmacHash } = isRecord(body) ? body : {};
  const faults = Object.entries({ applicationIdentifier, subscriberId })
    .filter(([, value]) => typeof value !== 'string' || value === '')
    .map(([name]) => `${name} must be a string`);
  if (faults.length > 0 || typeof subscriberId !== 'string') {
    throw new WireFailure(400, faults);
  }
  if (applicationIdentifier !== world.applicationIdentifier) {
    throw new WireFailure(400, 'Please provide a valid app identifier');
  }
  const hash = world.subscriberHashes[subscriberId];
  if (hash !== undefined && hash !== hmacHash) {
    throw new WireFailure(400, 'Please provide a valid HMAC hash');
  }
  const subscriber = world.memory.subscriber(subscriberId);
  const { _id, firstName, lastName } = subscriber.person;
  return { token: world.memory.issueToken(subscriber), profile: { _id, firstName, lastName } };
}

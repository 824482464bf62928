import { type HttpHandler, http, type RequestHandler, type WebSocketHandler } from 'msw';
import { buildOrganization } from '../build.ts';
import { countMessages } from '../messageFilter.ts';
import { socketHandler } from '../socket.ts';
import type { WireFlags, WireSession } from '../wire.ts';
import { insideOf, type MockWorld, type World } from '../worldContract.ts';
import { addressOf, answer, answerOpenly, enveloped, WireFailure } from './answer.ts';
import { messageHandlers } from './messages.ts';
import { preferenceHandlers } from './preferences.ts';
import { isRecord, readFeeds, readFlag, readNumber } from './readQuery.ts';

/** The usage log: only the call itself is kept, in the world's `requests`. @source docs/protocol.md#calls, call 20 */
function usageHandlers(world: MockWorld): HttpHandler[] {
  return [
    http.post(addressOf(world, '/widgets/usage/log'), ({ request }) =>
      answer(world, request, (_subscriber, { body }) => {
        if (!isRecord(body) || typeof body.name !== 'string' || body.name === '') {
          throw new WireFailure(400, ['name should not be empty']);
        }
        return enveloped({ success: true }, 201);
      }),
    ),
  ];
}

/** The call that opens a session. @source docs/protocol.md#session */
function sessionHandlers(world: MockWorld): HttpHandler[] {
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

/** The organization. */
function organizationHandlers(world: MockWorld): HttpHandler[] {
  return [
    http.get(addressOf(world, '/widgets/organization'), ({ request }) =>
      answer(world, request, () => enveloped(buildOrganization())),
    ),
  ];
}

const limits = { fallback: 100, min: 1, max: 100 };

/** The three counts. They take several feeds as one text with commas, and their answers have no `hasMore`. @source docs/protocol.md#counts */
function countHandlers(world: MockWorld): HttpHandler[] {
  const count = (path: string, assume: (flags: WireFlags) => WireFlags) =>
    http.get(addressOf(world, path), ({ request }) =>
      answer(world, request, (subscriber, { query }) => {
        const limit = readNumber(query, 'limit', limits);
        const flags = assume({ seen: readFlag(query, 'seen'), read: readFlag(query, 'read') });
        const feeds = query.getAll('feedIdentifier').flatMap((text) => text.split(','));
        return enveloped({
          count: countMessages(subscriber, { ...flags, feedIds: readFeeds(feeds) }, limit),
        });
      }),
    );
  return [
    count('/widgets/notifications/unseen', ({ seen = false }) => ({ seen })),
    count('/widgets/notifications/unread', ({ read = false }) => ({ read })),
    count('/widgets/notifications/count', ({ seen, read }) =>
      seen === undefined && read === undefined ? { seen: false } : { seen, read },
    ),
  ];
}

/** MSW handlers of all calls of the platform. */
export function callHandlers(world: MockWorld) {
  return [
    ...sessionHandlers(world),
    ...messageHandlers(world),
    ...countHandlers(world),
    ...organizationHandlers(world),
    ...usageHandlers(world),
    ...preferenceHandlers(world),
  ];
}

/** All MSW handlers of a world: its calls, a 404 for any other call, and its live socket. */
export function handlers(world: World): (RequestHandler | WebSocketHandler)[] {
  const inside = insideOf(world);
  const unknownCall = http.all(`${world.backendUrl}/*`, ({ request }) =>
    answerOpenly(inside, request, ({ method, path }) => {
      throw new WireFailure(404, `Cannot ${method} ${path}`);
    }),
  );
  return [...callHandlers(inside), unknownCall, socketHandler(inside)];
}

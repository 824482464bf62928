import { type HttpHandler, HttpResponse, http } from 'msw';
import { toRecord, worldNow } from '../build.ts';
import { setFlags, takeMessages, type WorldSubscriber } from '../memory.ts';
import { matches, readFeedPage } from '../messageFilter.ts';
import type { WireFlags } from '../wire.ts';
import type { MockWorld } from '../worldContract.ts';
import { addressOf, answer, enveloped, WireFailure } from './answer.ts';
import { isRecord, readFeeds, readFlag, readNumber, readPayload, readTexts } from './readQuery.ts';

/** What each mark of the newer call sets. @source docs/protocol.md#two-ways-to-mark */
const markEffects = new Map<unknown, WireFlags>([
  ['read', { seen: true, read: true }],
  ['unread', { seen: true, read: false }],
  ['seen', { seen: true }],
  ['unseen', { seen: false }],
]);

/** How many ids the bulk call takes at once, and the form of an object id. @source docs/protocol.md#calls */
const maxRemoved = 100;
const objectId = /^[0-9a-f]{24}$/;
const both = { unread: true, unseen: true };

/** The feed, the four ways to mark messages, their buttons, and the three ways to remove them. */
export function messageHandlers(world: MockWorld): HttpHandler[] {
  return [
    http.get(addressOf(world, '/widgets/notifications/feed'), ({ request }) =>
      answer(world, request, (subscriber, { query }) => {
        const filter = {
          seen: readFlag(query, 'seen'),
          read: readFlag(query, 'read'),
          // Not split: here a comma is part of a name. @source docs/protocol.md#counts
          feedIds: readFeeds(query.getAll('feedIdentifier')),
          payload: readPayload(query),
        };
        const page = readNumber(query, 'page', { fallback: 0, min: 0, max: 1_000_000 });
        const limit = readNumber(query, 'limit', { fallback: 10, min: 1, max: 100 });
        return HttpResponse.json({ ...readFeedPage(subscriber, filter, page, limit) });
      }),
    ),
    http.post(addressOf(world, '/widgets/messages/markAs'), ({ request }) =>
      answer(world, request, (subscriber, { body }) => {
        const { messageId, mark } = isRecord(body) ? body : {};
        if (messageId === undefined || !isRecord(mark)) {
          throw new WireFailure(400, ['messageId and mark should not be empty']);
        }
        const flags = { seen: flag(mark.seen), read: flag(mark.read) };
        const marked = markSome(subscriber, messageId, flags);
        const which = { unread: flags.read !== undefined, unseen: flags.seen !== undefined };
        world.announceCounts(subscriber, which);
        return enveloped(marked, 201);
      }),
    ),
    http.post(addressOf(world, '/widgets/messages/mark-as'), ({ request }) =>
      answer(world, request, (subscriber, { body }) => {
        const { messageId, markAs } = isRecord(body) ? body : {};
        const flags = markEffects.get(markAs);
        if (flags === undefined || readTexts(messageId).length === 0) {
          throw new WireFailure(400, ['messageId should not be empty', 'markAs must be one of the marks']);
        }
        const marked = markSome(subscriber, messageId, flags);
        const isRead = markAs === 'read' || markAs === 'unread';
        world.announceCounts(subscriber, { unread: isRead, unseen: !isRead });
        return enveloped(marked, 201);
      }),
    ),
    http.post(addressOf(world, '/widgets/messages/read'), ({ request }) =>
      answer(world, request, (subscriber, { body }) => {
        const changed = markAll(subscriber, body, { read: false }, { seen: true, read: true });
        world.announceCounts(subscriber, { unread: true, unseen: false });
        return enveloped(changed, 201);
      }),
    ),
    http.post(addressOf(world, '/widgets/messages/seen'), ({ request }) =>
      answer(world, request, (subscriber, { body }) => {
        const changed = markAll(subscriber, body, { seen: false }, { seen: true });
        world.announceCounts(subscriber, { unread: false, unseen: true });
        return enveloped(changed, 201);
      }),
    ),
    http.post(addressOf(world, '/widgets/messages/:id/actions/:type'), ({ request, params }) =>
      answer(world, request, (subscriber, { body }) => {
        const message = subscriber.messages.find(({ _id }) => _id === params.id);
        const { action } = message?.cta ?? {};
        const type = params.type === 'secondary' ? 'secondary' : 'primary';
        if (message === undefined || action === undefined) {
          throw new WireFailure(404, 'The message has no such button');
        }
        const status = isRecord(body) && body.status === 'pending' ? 'pending' : 'done';
        const result = {
          type,
          ...(isRecord(body) && isRecord(body.payload) ? { payload: body.payload } : {}),
        } as const;
        // The message that the world was given stays as it is: another world may be made of it.
        const pressed = {
          ...message,
          cta: { ...message.cta, action: { ...action, status, result } },
        } as const;
        subscriber.messages = subscriber.messages.map((one) => (one === message ? pressed : one));
        return enveloped(toRecord(pressed), 201);
      }),
    ),
    http.delete(addressOf(world, '/widgets/messages/:id'), ({ request, params }) =>
      answer(world, request, (subscriber) => {
        const [removed] = takeMessages(subscriber, ({ _id }) => _id === params.id);
        if (removed === undefined) {
          throw new WireFailure(400, `Message with id ${String(params.id)} not found`);
        }
        world.announceCounts(subscriber, both);
        return enveloped({ ...toRecord(removed), deleted: true });
      }),
    ),
    http.post(addressOf(world, '/widgets/messages/bulk/delete'), ({ request }) =>
      answer(world, request, (subscriber, { body }) => {
        const ids = readTexts(isRecord(body) ? body.messageIds : undefined);
        if (ids.length < 1 || ids.length > maxRemoved) {
          throw new WireFailure(400, [`messageIds must contain 1 to ${maxRemoved} elements`]);
        }
        takeMessages(subscriber, ({ _id }) => ids.includes(_id));
        world.announceCounts(subscriber, both);
        return HttpResponse.json({});
      }),
    ),
    http.delete(addressOf(world, '/widgets/messages'), ({ request }) =>
      answer(world, request, (subscriber, { query }) => {
        const [feedId, ...others] = query.getAll('feedId');
        if (others.length > 0 || (feedId !== undefined && !objectId.test(feedId))) {
          throw new WireFailure(400, ['feedId must be the object id of one feed']);
        }
        takeMessages(subscriber, ({ _feedId }) => feedId === undefined || _feedId === feedId);
        world.announceCounts(subscriber, both);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ];
}

/** Marks those of the ids that belong to the subscriber. Returns stored records, as the platform does. */
function markSome(subscriber: WorldSubscriber, messageId: unknown, flags: WireFlags) {
  const ids = readTexts(messageId);
  return setFlags(subscriber, ({ _id }) => ids.includes(_id), flags, worldNow).map(toRecord);
}

function markAll(subscriber: WorldSubscriber, body: unknown, chosen: WireFlags, flags: WireFlags): number {
  const feedIds = readFeeds(readTexts(isRecord(body) ? body.feedId : undefined));
  return setFlags(subscriber, (message) => matches(message, { ...chosen, feedIds }), flags, worldNow).length;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../../auth/authenticate.ts';
import type { PlatformContext } from '../../platformContext.ts';
import { type Act, actOnAll, seeMessages } from '../acts.ts';
import type { InboxFilter } from '../inboxFilter.ts';
import { readDataText, type TagsFilter, tagsSchema, toFilter } from '../readFilter.ts';

interface BulkBody {
  tags?: TagsFilter | null;
  data?: string | null;
  notificationIds?: string[] | null;
}

const bulkSchema = {
  type: 'object',
  properties: {
    tags: { anyOf: [...tagsSchema.anyOf, { type: 'null' }] },
    data: { type: ['string', 'null'] },
  },
};
const seenSchema = {
  ...bulkSchema,
  properties: {
    ...bulkSchema.properties,
    notificationIds: {
      type: ['array', 'null'],
      maxItems: 1000,
      items: { type: 'string', format: 'object-id' },
    },
  },
};

/** Each act on many with what it is for, beside its filter: not only the unread ones, nor those in sight. */
const bulkActs: Record<string, { act: Act; only: InboxFilter }> = {
  read: { act: 'read', only: {} },
  archive: { act: 'archive', only: {} },
  'read-archive': { act: 'archive', only: { read: true } },
  delete: { act: 'delete', only: {} },
};

/** The acts on everything that a filter selects, or on a list of ids. */
export function inboxBulkActRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, live } = context;

  for (const [path, { act, only }] of Object.entries(bulkActs)) {
    app.post<{ Body: BulkBody }>(
      `/inbox/notifications/${path}`,
      { schema: { body: bulkSchema } },
      async (request, reply) => {
        const subscriber = subscriberOf(request);
        const filter = { ...readFilter(request.body), ...only };
        try {
          // A client that has left does not want the rest of it changed.
          await actOnAll(database, subscriber, filter, act, () => request.socket.destroyed);
        } finally {
          await live.announce({ subscriber, unseen: false, unread: true });
        }
        return reply.code(204).send();
      },
    );
  }

  app.post<{ Body: BulkBody }>(
    '/inbox/notifications/seen',
    { schema: { body: seenSchema } },
    async (request, reply) => {
      const subscriber = subscriberOf(request);
      const { notificationIds: ids } = request.body;
      const filter = readFilter(request.body);
      try {
        if (ids) await seeMessages(database, subscriber, ids);
        else await actOnAll(database, subscriber, filter, 'seen', () => request.socket.destroyed);
      } finally {
        await live.announce({ subscriber, unseen: true, unread: false });
      }
      return reply.code(204).send();
    },
  );
}

function readFilter({ tags, data }: BulkBody): InboxFilter {
  return toFilter({ ...(tags ? { tags } : {}), ...(data ? { data: readDataText(data) } : {}) });
}

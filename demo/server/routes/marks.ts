import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../auth/authenticate.ts';
import {
  exactEffect,
  type MarkName,
  markAllMessages,
  markEffects,
  markMessages,
  markNames,
} from '../messages/markMessages.ts';
import { findFeedIds } from '../messages/messageFilter.ts';
import { toMessageRecord } from '../messages/messageRecord.ts';
import type { PlatformContext } from '../platformContext.ts';

interface ExactMarkBody {
  messageId: string | string[];
  mark: { seen?: boolean | null; read?: boolean | null };
}

interface LinkedMarkBody {
  messageId: string | string[];
  markAs: MarkName;
}

interface MarkAllBody {
  feedId?: string | string[] | null;
}

const messageIds = {
  type: ['string', 'array'],
  format: 'object-id',
  maxItems: 1000,
  items: { type: 'string', format: 'object-id' },
};
const flag = { type: ['boolean', 'null'] };

const exactMarkSchema = {
  type: 'object',
  required: ['messageId', 'mark'],
  properties: { messageId: messageIds, mark: { type: 'object', properties: { seen: flag, read: flag } } },
};

const linkedMarkSchema = {
  type: 'object',
  required: ['messageId', 'markAs'],
  properties: { messageId: { ...messageIds, minItems: 1 }, markAs: { enum: [...markNames] } },
};

const markAllSchema = {
  type: ['object', 'null'],
  properties: { feedId: { type: ['string', 'array', 'null'], items: { type: 'string' }, maxItems: 100 } },
};

/** The two ways to mark messages, and the two ways to mark them all. */
export function markRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, environment, live } = context;

  app.post<{ Body: ExactMarkBody }>(
    '/widgets/messages/markAs',
    { schema: { body: exactMarkSchema } },
    async (request, reply) => {
      const subscriber = subscriberOf(request);
      const { messageId, mark } = request.body;
      const effect = exactEffect(mark.seen ?? null, mark.read ?? null);
      const rows = await markMessages(database, subscriber, [messageId].flat(), effect);
      await live.announce({ subscriber, unseen: effect.seen !== null, unread: effect.read !== null });
      reply.code(201);
      return { data: rows.map((row) => toMessageRecord(row, environment)) };
    },
  );

  app.post<{ Body: LinkedMarkBody }>(
    '/widgets/messages/mark-as',
    { schema: { body: linkedMarkSchema } },
    async (request, reply) => {
      const subscriber = subscriberOf(request);
      const { messageId, markAs } = request.body;
      const rows = await markMessages(database, subscriber, [messageId].flat(), markEffects[markAs]);
      const unread = markAs === 'read' || markAs === 'unread';
      await live.announce({ subscriber, unseen: !unread, unread });
      reply.code(201);
      return { data: rows.map((row) => toMessageRecord(row, environment)) };
    },
  );

  for (const mark of ['read', 'seen'] as const) {
    app.post<{ Body: MarkAllBody | null | undefined }>(
      `/widgets/messages/${mark}`,
      { schema: { body: markAllSchema } },
      async (request, reply) => {
        const subscriber = subscriberOf(request);
        const feeds = [request.body?.feedId ?? []].flat();
        const feedIds = await findFeedIds(database, feeds.length > 0 ? feeds : null);
        try {
          const changed = await markAllMessages(database, subscriber, feedIds, mark);
          reply.code(201);
          return { data: changed };
        } finally {
          await live.announce({ subscriber, unseen: mark === 'seen', unread: mark === 'read' });
        }
      },
    );
  }
}

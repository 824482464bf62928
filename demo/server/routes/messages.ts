import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../auth/authenticate.ts';
import { badRequest, HttpError } from '../http/httpError.ts';
import type { Query } from '../http/readQuery.ts';
import { readList } from '../http/readQuery.ts';
import { toMessageRecord } from '../messages/messageRecord.ts';
import { removeAllMessages, removeMessages } from '../messages/removeMessages.ts';
import { type ButtonRun, runButton } from '../messages/runButton.ts';
import { objectIdPattern } from '../objectId.ts';
import type { PlatformContext } from '../platformContext.ts';

interface ActionBody {
  status: ButtonRun['status'];
  payload?: unknown;
}

const objectId = { type: 'string', format: 'object-id' };
const idSchema = { type: 'object', properties: { id: objectId } };
const actionParams = {
  type: 'object',
  properties: { id: objectId, type: { enum: ['primary', 'secondary'] } },
};
const actionSchema = {
  type: 'object',
  required: ['status'],
  properties: { status: { enum: ['pending', 'done'] } },
};
const bulkSchema = {
  type: 'object',
  required: ['messageIds'],
  properties: { messageIds: { type: 'array', minItems: 1, maxItems: 100, items: objectId } },
};

/** The message buttons, and the three ways to remove messages. */
export function messageRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database, environment, live } = context;

  app.post<{ Params: { id: string; type: ButtonRun['type'] }; Body: ActionBody }>(
    '/widgets/messages/:id/actions/:type',
    { schema: { params: actionParams, body: actionSchema } },
    async (request, reply) => {
      const { id, type } = request.params;
      const { status, payload } = request.body;
      const row = await runButton(database, subscriberOf(request), id, { type, status, payload });
      if (!row) throw new HttpError(404, `There is no message with buttons that has the id ${id}`);
      reply.code(201);
      return { data: toMessageRecord(row, environment) };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/widgets/messages/:id',
    { schema: { params: idSchema } },
    async (request) => {
      const subscriber = subscriberOf(request);
      const [row] = await removeMessages(database, subscriber, [request.params.id]);
      if (!row) throw badRequest(`there is no message with the id ${request.params.id}`);
      await live.announce({ subscriber, unseen: true, unread: true });
      return { data: toMessageRecord(row, environment) };
    },
  );

  app.post<{ Body: { messageIds: string[] } }>(
    '/widgets/messages/bulk/delete',
    { schema: { body: bulkSchema } },
    async (request, reply) => {
      const subscriber = subscriberOf(request);
      await removeMessages(database, subscriber, request.body.messageIds);
      await live.announce({ subscriber, unseen: true, unread: true });
      reply.code(200);
      return {};
    },
  );

  app.delete<{ Querystring: Query }>('/widgets/messages', async (request, reply) => {
    const subscriber = subscriberOf(request);
    const [feedId = null, ...others] = readList(request.query, 'feedId') ?? [];
    if (others.length > 0) throw badRequest('feedId must be given once');
    if (feedId !== null && !objectIdPattern.test(feedId)) {
      throw badRequest('feedId must be an id of 24 hexadecimal digits');
    }
    try {
      // A client that has left does not want the rest of it removed.
      await removeAllMessages(database, subscriber, feedId, () => request.socket.destroyed);
    } finally {
      await live.announce({ subscriber, unseen: true, unread: true });
    }
    return reply.code(204).send();
  });
}

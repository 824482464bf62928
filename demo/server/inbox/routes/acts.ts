import type { FastifyInstance } from 'fastify';
import { subscriberOf } from '../../auth/authenticate.ts';
import { HttpError } from '../../http/httpError.ts';
import type { MessageRow } from '../../messages/messageRecord.ts';
import type { PlatformContext } from '../../platformContext.ts';
import type { MessageButton } from '../../workflows/messageParts.ts';
import { actOnMessage, changeAction, snoozeMessage } from '../acts.ts';
import { toItems } from '../notificationItem.ts';
import { readSnoozeEnd } from '../readSnoozeEnd.ts';

type Params = { notificationId: string };

const params = {
  type: 'object',
  properties: { notificationId: { type: 'string', format: 'object-id' } },
};
const snoozeSchema = {
  type: 'object',
  required: ['snoozeUntil'],
  properties: { snoozeUntil: { type: 'string' } },
};
const actionSchema = {
  type: 'object',
  required: ['actionType'],
  properties: { actionType: { enum: ['primary', 'secondary'] } },
};

/** The acts on one notification; each tells the unread count, but a button tells nothing. */
export function inboxActRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { config, database, live, snoozes, workflows } = context;

  for (const act of ['read', 'unread', 'archive', 'unarchive', 'unsnooze'] as const) {
    app.patch<{ Params: Params }>(
      `/inbox/notifications/:notificationId/${act}`,
      { schema: { params } },
      async (request) => {
        const subscriber = subscriberOf(request);
        const { notificationId } = request.params;
        const row = found(await actOnMessage(database, subscriber, notificationId, act), notificationId);
        await live.announce({ subscriber, unseen: false, unread: true });
        return answer(row);
      },
    );
  }

  app.patch<{ Params: Params; Body: { snoozeUntil: string } }>(
    '/inbox/notifications/:notificationId/snooze',
    { schema: { params, body: snoozeSchema } },
    async (request) => {
      const subscriber = subscriberOf(request);
      const { notificationId } = request.params;
      const until = readSnoozeEnd(request.body.snoozeUntil, config.maxSnoozeHours);
      const row = found(await snoozeMessage(database, subscriber, notificationId, until), notificationId);
      await snoozes.arm();
      await live.announce({ subscriber, unseen: false, unread: true });
      return answer(row);
    },
  );

  for (const act of ['complete', 'revert'] as const) {
    app.patch<{ Params: Params; Body: { actionType: MessageButton['type'] } }>(
      `/inbox/notifications/:notificationId/${act}`,
      { schema: { params, body: actionSchema } },
      async (request) => {
        const subscriber = subscriberOf(request);
        const { notificationId } = request.params;
        const { actionType: type } = request.body;
        const row = await database.transaction(async (transaction) => {
          const changed = found(
            await changeAction(transaction, subscriber, notificationId, { type, done: act === 'complete' }),
            notificationId,
          );
          // Thrown inside, so that what was changed is taken back.
          if (changed.cta.action?.buttons.some((button) => button.type === type)) return changed;
          throw new HttpError(400, `The notification has no ${type} action`);
        });
        return answer(row);
      },
    );
  }

  app.delete<{ Params: Params }>(
    '/inbox/notifications/:notificationId/delete',
    { schema: { params } },
    async (request, reply) => {
      const subscriber = subscriberOf(request);
      const { notificationId } = request.params;
      found(await actOnMessage(database, subscriber, notificationId, 'delete'), notificationId);
      await live.announce({ subscriber, unseen: false, unread: true });
      return reply.code(204).send();
    },
  );

  async function answer(row: MessageRow) {
    const [data] = await toItems(database, workflows, [row]);
    return { data };
  }
}

function found(row: MessageRow | null, id: string): MessageRow {
  if (row) return row;
  throw new HttpError(404, `There is no notification with the id ${id} to which this applies`);
}

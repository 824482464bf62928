import type { FastifyError, FastifyInstance } from 'fastify';
import { requireToken, subscriberOf } from '../auth/authenticate.ts';
import { equalSecrets, subscriberHash } from '../auth/secrets.ts';
import { HttpError } from '../http/httpError.ts';
import { type Query, readFlag, readWhole } from '../http/readQuery.ts';
import { toSentences } from '../http/sentences.ts';
import { readDataText } from '../inbox/readFilter.ts';
import { countRows, countWhere } from '../messages/countMessages.ts';
import { findFeedIds, type Statement, whereMessages } from '../messages/messageFilter.ts';
import { answerQuestion, type Given } from '../messages/questions.ts';
import type { PlatformContext } from '../platformContext.ts';
import { loadSubscribers, saveSubscriber } from '../subscribers.ts';
import { type RestRow, toRestMessage } from './restMessage.ts';
import { restPreferenceRoutes } from './restPreferences.ts';

/** What a change can set. */
interface Flags {
  read?: boolean;
  seen?: boolean;
  archived?: boolean;
  snoozedUntil?: string | null;
}

/** Selects some messages; what is absent selects all of them. */
interface Asked {
  read?: boolean;
  seen?: boolean;
  archived?: boolean;
  snoozed?: boolean;
  answered?: boolean;
  feed?: string[];
  data?: Record<string, unknown>;
}

interface Change {
  ids?: string[];
  all?: Asked;
  set?: Flags;
  remove?: true;
}

const flag = { type: 'boolean' };
const texts = { type: 'array', items: { type: 'string' } };
const changeSchema = {
  type: 'object',
  properties: {
    ids: { ...texts, minItems: 1 },
    all: {
      type: 'object',
      properties: {
        read: flag,
        seen: flag,
        archived: flag,
        snoozed: flag,
        answered: flag,
        feed: texts,
        data: { type: 'object' },
      },
    },
    set: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: { read: flag, seen: flag, archived: flag, snoozedUntil: { type: ['string', 'null'] } },
    },
    remove: { const: true },
  },
  oneOf: [{ required: ['ids'] }, { required: ['all'] }],
};
const answerSchema = {
  type: 'object',
  required: ['answer'],
  properties: { answer: { type: 'string', minLength: 1 }, data: { type: 'object' } },
};
const sessionSchema = {
  type: 'object',
  required: ['subscriberId'],
  properties: {
    subscriberId: { type: 'string', minLength: 1, maxLength: 500 },
    subscriberHash: { type: 'string' },
  },
};

/** Where two dates of one row are the same, the ids have an order. */
const newestFirst = 'order by created_at desc, id desc';
const withFeed = '*, (select identifier from feeds where feeds.id = feed_id) as feed';

/** The REST protocol of carillon over the same data: without its events: the sockets tell of changes. */
export async function restRoutes(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const { config, database, live, snoozes, tokens } = context;
  handleProblems(app);

  app.post<{ Body: { subscriberId: string; subscriberHash?: string } }>(
    '/rest/session',
    { schema: { body: sessionSchema } },
    async (request) => {
      const { subscriberId, subscriberHash: hash = '' } = request.body;
      if (config.requireSubscriberHash && !equalSecrets(hash, subscriberHash(subscriberId, config.apiKey))) {
        throw new HttpError(403, 'subscriberHash must be the subscriber hash of this subscriber');
      }
      const subscriber = await saveSubscriber(database, { subscriberId });
      return { token: await tokens.sign(subscriber), profile: { id: subscriberId } };
    },
  );

  await app.register(async (signedIn) => {
    requireToken(signedIn, tokens);
    restPreferenceRoutes(signedIn, context);

    signedIn.get<{ Querystring: Query }>('/rest/messages', async (request) => {
      const { query } = request;
      const limit = readWhole(query, 'limit', { min: 1, max: 100, fallback: 10 });
      const { sql, params } = await where(subscriberOf(request), readAsked(query));
      // The date and the id of the last row: it may be gone by now.
      const [date, id] = typeof query.cursor === 'string' ? query.cursor.split('_') : [];
      const below = `and (created_at, id) < ($${params.length + 1}::timestamptz, $${params.length + 2})`;
      const found = await database.query<RestRow>(
        `select ${withFeed} from messages where ${sql} ${id === undefined ? '' : below} ${newestFirst} limit ${limit + 1}`,
        id === undefined ? params : [...params, readDate(date), id],
      );
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      const isMore = last !== undefined && found.length > limit;
      return {
        messages: await messagesOf(rows),
        next: isMore ? `${last.created_at.toISOString()}_${last.id}` : null,
      };
    });

    signedIn.get<{ Querystring: Query }>('/rest/messages/count', async (request) => {
      const limit = readWhole(request.query, 'limit', { min: 1, max: 100, fallback: 100 });
      const asked = await where(subscriberOf(request), readAsked(request.query));
      return { count: await countRows(database, countWhere(asked, limit)) };
    });

    signedIn.post<{ Body: Change }>(
      '/rest/messages/changes',
      { schema: { body: changeSchema } },
      async (request) => {
        const subscriber = subscriberOf(request);
        const { ids, all = {}, set = {}, remove = false } = request.body;
        const { sql, params } = ids
          ? { sql: 'subscriber_id = $1 and id = any($2::text[]) and not deleted', params: [subscriber, ids] }
          : await where(subscriber, all);
        // Of all messages only the unread ones are marked, so that a read one is never made unread.
        const which = ids || remove ? sql : `${sql} and not read`;
        const values = [...params];
        const place = (value: unknown) => `$${values.push(value)}`;
        const setters = remove ? ['deleted = true'] : settersOf(set, place, place(new Date()));
        const rows = await database.query<RestRow>(
          `update messages set ${setters.join(', ')} where ${which} returning ${withFeed}`,
          values,
        );
        if (set.snoozedUntil) await snoozes.arm();
        await live.announce({ subscriber, unseen: true, unread: true });
        return remove ? {} : { messages: await messagesOf(rows) };
      },
    );

    signedIn.post<{ Params: { id: string }; Body: Given }>(
      '/rest/messages/:id/answer',
      { schema: { body: answerSchema } },
      async (request) => {
        const subscriber = subscriberOf(request);
        const { id } = request.params;
        const { conflict } = await answerQuestion(database, subscriber, id, request.body);
        const rows = await database.query<RestRow>(`select ${withFeed} from messages where id = $1`, [
          id.toLowerCase(),
        ]);
        const messages = await messagesOf(rows);
        if (conflict) {
          throw new HttpError(409, `This was not taken: the question is ${conflict}`, {
            conflict,
            message: messages[0],
          });
        }
        await live.announce({ subscriber, unseen: false, unread: true });
        return { messages };
      },
    );
  });

  async function messagesOf(rows: readonly RestRow[]) {
    const senders = rows.flatMap(({ actor_id }) => actor_id ?? []);
    const people = senders.length > 0 ? await loadSubscribers(database, senders) : new Map();
    return rows.map((row) => toRestMessage(row, people.get(row.actor_id)));
  }

  async function where(subscriber: string, asked: Asked): Promise<Statement> {
    const { read = null, seen = null, archived = false, snoozed = false, answered = false } = asked;
    const { feed = null, data = null } = asked;
    const feedIds = await findFeedIds(database, feed);
    const { sql, params } = whereMessages({ subscriber, feedIds, seen, read, payload: data });
    const places = `${archived ? 'archived' : 'not archived'} and snoozed_until is ${snoozed ? 'not null' : 'null'}`;
    const answers = answered ? "cta -> 'action' ->> 'status' = 'done'" : 'true';
    return { sql: `${sql} and ${places} and ${answers}`, params };
  }
}

/** Answers what is refused as RFC 9457 has it. */
function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, _request, reply) => {
    if (!(error instanceof HttpError) && !error.validation) throw error;
    const isHttp = error instanceof HttpError;
    const status = isHttp && error.status !== 400 ? error.status : 422;
    const detail = isHttp ? error.message : toSentences(error.validation ?? []).join(', ');
    const members = isHttp ? error.details : {};
    return reply
      .code(status)
      .type('application/problem+json')
      .send(JSON.stringify({ type: 'about:blank', status, detail, ...members }));
  });
}

function readAsked(query: Query): Asked {
  const { feed, data } = query;
  const asked: Asked = {};
  for (const name of ['read', 'seen', 'archived', 'snoozed', 'answered'] as const) {
    const value = readFlag(query, name);
    if (value !== null) asked[name] = value;
  }
  if (feed !== undefined) asked.feed = [feed].flat();
  if (data !== undefined) asked.data = readDataText(data);
  return asked;
}

function readDate(text: string | null | undefined): Date {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) throw new HttpError(422, 'This text is no date');
  return date;
}

/** What flags set; the dates that the other two APIs show move with them. */
function settersOf(flags: Flags, place: (value: unknown) => string, at: string): string[] {
  const now = `${at}::timestamptz`;
  const { read, seen, archived, snoozedUntil } = flags;
  const when = (isOn: boolean) => (isOn ? now : 'null');
  return [
    `updated_at = ${now}`,
    ...(read === undefined ? [] : [`read = ${read}, last_read_at = ${when(read)}`]),
    ...(seen === undefined ? [] : [`seen = ${seen}, last_seen_at = ${when(seen)}`]),
    ...(archived === undefined ? [] : [`archived = ${archived}, archived_at = ${when(archived)}`]),
    ...(snoozedUntil === undefined
      ? []
      : [`snoozed_until = ${place(snoozedUntil === null ? null : readDate(snoozedUntil))}::timestamptz`]),
  ];
}

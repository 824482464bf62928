// Agents that stop and ask, and an inbox in which two people answer them: `npm run start:agent-inbox`.
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { HttpAgent } from '@ag-ui/client';
import type { RunAgentInput } from '@ag-ui/core';
import { EventEncoder } from '@ag-ui/encoder';
import fastifyStatic from '@fastify/static';
import { fromInterrupt, type InboxMessage, toResume } from 'carillon/agents';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { runAgent, scripts } from './agents.ts';

type Flags = { read?: boolean; seen?: boolean };
type Query = { read?: string | boolean; seen?: string | boolean };
type Page = { Querystring: Query & { limit?: string; cursor?: string } };
type Change = { Body: { ids?: string[]; all?: Query; set?: Flags; remove?: true } };
type Answer = { Params: { id: string }; Body: { answer: string; data?: Record<string, unknown> } };

/** A message, the agent that waits for its answer, and what each reader has done with it. */
type Stored = { message: InboxMessage; agent: HttpAgent; flags: Map<string, Flags & { removed?: boolean }> };
const stored: Stored[] = [];

const people: { readonly [reader: string]: string } = { maya: 'Maya', jo: 'Jo' };
/** Who is signed in. Your app knows that already: do not believe a header. */
const readerOf = ({ headers }: FastifyRequest) => String(headers['x-reader']);
const failure = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

/** A message as one reader sees it: who has answered is said to the others. */
function seenBy(reader: string, { message, flags }: Stored): InboxMessage {
  const { removed: _, ...own } = flags.get(reader) ?? {};
  const { by, ...answered } = message.answered ?? {};
  const given = by === people[reader] ? answered : { by, ...answered };
  return { ...message, ...own, ...(message.answered && { answered: given }) };
}
/** The messages of a query, newest first. */
function listed(reader: string, query: Query): InboxMessage[] {
  const fits = (flag: unknown, asked: unknown) => asked === undefined || String(flag) === String(asked);
  const kept = stored.filter(({ flags }) => !flags.get(reader)?.removed).map((one) => seenBy(reader, one));
  return kept.filter((one) => fits(one.read, query.read) && fits(one.seen, query.seen)).reverse();
}

const streams = new Set<{ reader: string; raw: ServerResponse }>();
/** Tells everybody: of a new message with it, of anything else that there is something to ask for. */
function tell(one?: Stored): void {
  for (const { reader, raw } of streams) {
    raw.write(
      one ? `event: message\ndata: ${JSON.stringify(seenBy(reader, one))}\n\n` : 'event: hint\ndata:\n\n',
    );
    const [unread, unseen] = [{ read: false }, { seen: false }].map((query) => listed(reader, query).length);
    raw.write(`event: counts\ndata: ${JSON.stringify({ unread, unseen })}\n\n`);
  }
}
function deliver(agent: HttpAgent, message: Partial<InboxMessage> & { id: string }): void {
  const createdAt = new Date().toISOString();
  stored.push({ agent, flags: new Map(), message: { createdAt, read: false, seen: false, ...message } });
  tell(stored.at(-1));
}

/** Has an agent work until it is done or has a question, which is delivered as what it has said is. */
async function work(agent: HttpAgent, resume?: RunAgentInput['resume']): Promise<void> {
  const { agentId: from = '', threadId } = agent;
  await agent.runAgent(resume ? { resume } : {}, {
    onTextMessageEndEvent: ({ textMessageBuffer: title }) =>
      deliver(agent, { id: randomUUID(), title, sender: { firstName: from } }),
    onRunFinishedEvent: ({ event: { runId }, messages, ...end }) => {
      if (end.outcome === 'interrupt') {
        const labels = { questions: `${from} needs several answers` };
        deliver(agent, fromInterrupt(end.interrupts, { threadId, runId, messages, from, labels }));
      }
    },
  });
}

/** Why a question takes no answer any more. */
function conflictOf({ answered, expiresAt, withdrawnAt }: InboxMessage) {
  const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
  return answered ? 'answered' : withdrawnAt ? 'withdrawn' : isOver ? 'expired' : undefined;
}

/** What goes on with the run; whatever is missing or does not fit is the reader's to correct. */
function resumeOf(message: InboxMessage) {
  try {
    return toResume(message);
  } catch (error) {
    throw failure(422, String(error));
  }
}

async function inbox(routes: FastifyInstance) {
  routes.addHook('onRequest', async (request) => {
    if (!Object.hasOwn(people, readerOf(request))) throw failure(401, 'Sign in first');
  });
  routes.get<Page>('/messages', async (request) => {
    const { limit = '10', cursor, ...query } = request.query;
    const all = listed(readerOf(request), query);
    const from = all.findIndex(({ id }) => id === cursor) + 1;
    const messages = all.slice(from, from + Number(limit));
    return { messages, next: from + messages.length < all.length ? messages.at(-1)?.id : null };
  });
  routes.get<Page>('/messages/count', async (request) => {
    return { count: listed(readerOf(request), request.query).length };
  });
  routes.post<Change>('/messages/changes', async (request) => {
    const reader = readerOf(request);
    const { ids = listed(reader, request.body.all ?? {}).map(({ id }) => id), set, remove } = request.body;
    const changed = stored.filter(({ message }) => ids.includes(message.id));
    for (const { flags } of changed)
      flags.set(reader, { ...flags.get(reader), ...set, ...(remove && { removed: true }) });
    tell();
    return { messages: remove ? [] : changed.map((one) => seenBy(reader, one)) };
  });
  routes.post<Answer>('/messages/:id/answer', async (request, reply) => {
    const reader = readerOf(request);
    const { answer: id, data } = request.body;
    const one = stored.find(({ message }) => message.id === request.params.id);
    if (!one) throw failure(404, 'This message is gone');
    const { answered } = one.message;
    const isSame = answered?.by === people[reader] && answered?.id === id;
    const conflict = conflictOf(one.message);
    if (conflict && !(isSame && JSON.stringify(answered.data) === JSON.stringify(data))) {
      return reply
        .code(409)
        .send({ status: 409, detail: 'This is settled', conflict, message: seenBy(reader, one) });
    }
    if (!conflict) {
      const given = { id, data, by: people[reader], at: new Date().toISOString() };
      const next = { ...one.message, answered: given };
      // Refused before anything is kept.
      const { resume } = resumeOf(next);
      one.message = next;
      tell();
      void work(one.agent, resume).catch(console.error);
    }
    return { messages: [seenBy(reader, one)] };
  });
  routes.get('/events', (request, reply) => {
    const stream = { reader: readerOf(request), raw: reply.hijack().raw };
    streams.add(stream);
    stream.raw.on('close', () => streams.delete(stream));
    stream.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': welcome\n\n');
  });
}

const app = fastify({ forceCloseConnections: true });
app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
  const { statusCode: status = 500, message: detail } = error;
  return reply.code(status).type('application/problem+json').send(JSON.stringify({ status, detail }));
});
app.register(inbox, { prefix: '/api/inbox' });
const timer = setInterval(() => {
  for (const { raw } of streams) raw.write(': alive\n\n');
}, 25_000);
app.addHook('onClose', async () => clearInterval(timer));

// The agents, which could be anywhere: `HttpAgent` speaks to them by AG-UI.
app.post<{ Params: { name: string }; Body: RunAgentInput }>('/agents/:name', ({ params, body }, reply) => {
  const encoder = new EventEncoder();
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': encoder.getContentType() });
  for (const event of runAgent(params.name, body)) raw.write(encoder.encode(event));
  raw.end();
});
app.post('/ask', async () => {
  for (const agentId of Object.keys(scripts)) {
    await work(new HttpAgent({ url: `${url}/agents/${agentId}`, agentId, threadId: randomUUID() }));
  }
  return {};
});
app.register(fastifyStatic, { root: fileURLToPath(new URL('dist', import.meta.url)) });
const url = await app.listen({ port: Number(process.env.PORT ?? 4190), host: '127.0.0.1' });
console.log(`Agents that ask: ${url}/?reader=maya and ${url}/?reader=jo`);

import { createEvents } from './events/createEvents.ts';
import { every } from './events/every.ts';
import { Refusal } from './http/Refusal.ts';
import { parseObject } from './http/readJson.ts';
import type { InboxServer, InboxServerOptions, SentMessage } from './InboxServer.ts';
import { inProcess } from './lines/inProcess.ts';
import { checkedReader, keyOf, type Reader } from './model/Reader.ts';
import type { Context } from './routes/Context.ts';
import { answerSuite } from './routes/conformance.ts';
import { isWanted } from './routes/preferences.ts';
import { pathBelow, route } from './routes/route.ts';
import type { StoredMessage } from './store/InboxStore.ts';

/** As many snoozes end in one statement. */
const portion = 500;

/** Creates the server half of an inbox: the routes and events of the REST protocol, over a store. */
export function createInboxServer(options: InboxServerOptions): InboxServer {
  const {
    store,
    line = inProcess(),
    authorize,
    basePath = '/api/inbox',
    workflows,
    sweepMs = 5_000,
    conformance,
  } = options;
  const onError = options.onError ?? ((error: unknown) => console.error('carillon-server:', error));
  const events = line === false ? undefined : createEvents(store, line, onError);
  const announce = (reader: Reader) => events?.announce(reader);
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs).toISOString();
  const context: Context = { store, workflows, now, announce, events };
  let endSweep: (() => void) | undefined;
  let isStopped = false;

  /** Not before something happens: some hosts let no timer be set while a module is loaded. */
  function start(): void {
    if (sweepMs !== false && !isStopped) {
      endSweep ??= every(sweepMs, () => server.sweep().catch(onError));
    }
  }

  const server: InboxServer = {
    async handle(request) {
      start();
      try {
        const url = new URL(request.url);
        const path = pathBelow(basePath, url.pathname);
        if (conformance !== undefined && path.startsWith('/_conformance/')) {
          return await answerSuite({ server, readerOf: conformance, setClock }, request, path);
        }
        const reader = await authorize(request);
        if (!reader) {
          throw new Refusal(401, 'Sign in first');
        }
        return await route(context, path, {
          request,
          reader: checkedReader(reader),
          parameters: url.searchParams,
        });
      } catch (error) {
        if (error instanceof Refusal) {
          return error.toResponse();
        }
        onError(error);
        return new Refusal(500, 'Something went wrong').toResponse();
      }
    },
    async send(reader, message) {
      const [sent] = await server.sendMany([reader], message);
      if (sent === undefined) {
        throw new Error(
          'carillon-server: the database has stored no message, so nobody was told. Look at its log.',
        );
      }
      return sent;
    },
    async sendMany(given, message) {
      start();
      // As strictly as what comes by a request.
      parseObject(JSON.stringify(message));
      const readers = [...new Map(given.map((reader) => [keyOf(reader), checkedReader(reader)])).values()];
      const isQuestion = [message.answers, message.parts].some(
        (asked) => asked !== undefined && asked.length > 0,
      );
      const question = isQuestion ? await questionId(readers, message.key) : undefined;
      const stored = readers.length === 0 ? [] : await store.insert(readers, message, question, now());
      readers.forEach(announce);
      return stored.map(sentOf);
    },
    async withdraw(question) {
      return told(question, await store.close(question, undefined, now()));
    },
    async close(question, answer) {
      return told(question, await store.close(question, { ...answer, at: now() }, now()));
    },
    wants: (reader, workflowId, channel) =>
      isWanted({ store, workflows }, checkedReader(reader), workflowId, channel),
    async forget(reader) {
      await store.forget(checkedReader(reader));
      announce(reader);
    },
    announce,
    async sweep() {
      for (let count = 0; ; ) {
        const woken = await store.wake(now(), portion);
        woken.forEach(announce);
        count += woken.length;
        if (woken.length < portion) {
          return count;
        }
      }
    },
    async stop() {
      isStopped = true;
      endSweep?.();
      events?.stop();
    },
  };

  async function setClock(ms: number): Promise<void> {
    aheadMs = ms;
    await server.sweep();
    events?.keepAlive();
  }

  async function told(question: string, isDone: boolean): Promise<boolean> {
    if (isDone) {
      const readers = await store.readersOf(question);
      readers.forEach(announce);
    }
    return isDone;
  }

  return server;
}

/** The id of a question: of one that is sent again with its key the same, which nobody else can guess. */
async function questionId(readers: readonly Reader[], key: string | undefined): Promise<string> {
  if (key === undefined) {
    return crypto.randomUUID();
  }
  const text = JSON.stringify([readers[0]?.tenant, key]);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sentOf({ message, question }: StoredMessage): SentMessage {
  return question === undefined ? message : { ...message, question };
}

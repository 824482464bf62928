import { type Capabilities, type InboxBackend, type InboxMessage, readerKey } from '../../data/index.ts';
import { changeLater, shown } from './changeLater.ts';
import { createReaders } from './createReaders.ts';
import { createSleepStore } from './createSleepStore.ts';
import type { LaterContext } from './LaterContext.ts';
import { createOpenLines, laterLine } from './laterLine.ts';
import { countLater, listLater, movedCursor } from './listLater.ts';
import { isAsleep, isOwn } from './Sleep.ts';

/** What ends that a message is put off, and where that is kept. */
export interface LaterOptions {
  /** What a message belongs to, such as its thread: a new message of the same ends that it is put off. @default nothing does, but its time */
  readonly groupOf?: ((message: InboxMessage) => string | undefined) | undefined;
  /**
   * Where it is kept. carillon removes it when the reader signs out, from `localStorage` only. Where that is denied it is kept in the memory
   * of the page. @default localStorage
   */
  readonly storage?: Storage | undefined;
}

/**
 * The same backend, whose readers put messages off although it cannot do that: this browser keeps them, the backend has them as read, so that
 * its counts are right everywhere, and when their time has come they are unread again and on top. Rows say that only this browser knows. It
 * needs the capability `unread`. Where the backend itself can snooze, it does, and only `groupOf` is added.
 */
export function laterInBrowser(backend: InboxBackend, options: LaterOptions = {}): InboxBackend {
  const readers = createReaders();
  const lines = createOpenLines();
  const context: LaterContext = {
    backend,
    store: createSleepStore(options.storage),
    groupOf(message) {
      try {
        return options.groupOf?.(message);
      } catch (thrown) {
        console.error(
          'carillon: `groupOf` of `laterInBrowser` has failed, so the message has no group.',
          thrown,
        );
        return undefined;
      }
    },
    onBack: lines.hint,
  };
  const { store } = context;
  const snoozes = ({ snooze, unread }: Capabilities) => snooze || unread;

  return {
    id: backend.id,
    storesToken: backend.storesToken,
    get capabilities() {
      return { ...backend.capabilities, snooze: snoozes(backend.capabilities) };
    },
    async openSession(identity, call) {
      const session = await backend.openSession(identity, call);
      const capabilities = { ...backend.capabilities, ...session.capabilities };
      const { key } = readers.enter(session.token, readerKey({ ...identity, backend }), capabilities);
      store.open(key);
      return { ...session, capabilities: { ...session.capabilities, snooze: snoozes(capabilities) } };
    },
    async listMessages(query, cursor, limit, call) {
      const reader = readers.of(call.token);
      return reader === undefined
        ? backend.listMessages(query, cursor, limit, call)
        : listLater(context, reader, query, cursor, limit, call);
    },
    moveCursor(cursor, by) {
      const backs = readers
        .all()
        .map(({ key }) => store.read(key).filter((one) => isOwn(one) && !isAsleep(one)));
      return movedCursor(context, cursor, by, Math.max(0, ...backs.map(({ length }) => length)));
    },
    async countMessages(query, limit, call) {
      const reader = readers.of(call.token);
      return reader === undefined
        ? backend.countMessages(query, limit, call)
        : countLater(context, reader, query, limit, call);
    },
    async changeMessages(target, effect, call) {
      const reader = readers.of(call.token);
      return reader === undefined
        ? backend.changeMessages(target, effect, call)
        : changeLater(context, reader, target, effect, call);
    },
    ...bound(backend, optional),
    ...(backend.answerMessage && {
      async answerMessage(...[messageId, type, data, call]: ButtonArguments) {
        const answer = (await backend.answerMessage?.(messageId, type, data, call)) ?? {};
        const reader = readers.of(call.token);
        if (reader === undefined) {
          return answer;
        }
        store.update(reader.key, messageId, (sleep) =>
          isOwn(sleep) ? { ...sleep, row: { ...sleep.row, answered: { id: type, data } } } : sleep,
        );
        return shown(context, reader, answer);
      },
    }),
    line: laterLine(context, lines, readers.of),
  };
}

const optional = [
  'listPreferences',
  'getGlobalPreference',
  'changePreference',
  'getQuietHours',
  'changeQuietHours',
  'getOrganization',
  'logUsage',
] as const;

type ButtonArguments = Parameters<NonNullable<InboxBackend['answerMessage']>>;

/** Those of the backend's optional members that it has. It may be an object of a class, so they keep their `this`. */
function bound(backend: InboxBackend, names: readonly (keyof InboxBackend)[]): Partial<InboxBackend> {
  const found = names.map((name) => [name, backend[name]] as const);
  return Object.fromEntries(
    found.flatMap(([name, member]) => (typeof member === 'function' ? [[name, member.bind(backend)]] : [])),
  );
}

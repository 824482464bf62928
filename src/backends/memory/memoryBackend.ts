import {
  type BackendCall,
  type Capabilities,
  type GlobalPreference,
  type InboxBackend,
  InboxError,
  type InboxMessage,
  isRecord,
  isString,
  type LineListener,
  type MessageEffect,
  type WorkflowPreference,
} from '../../data/index.ts';
import { createIds, createMailbox, type Mailbox } from './mailbox.ts';

/** What a memory backend starts with. */
export interface MemoryBackendOptions {
  /** What identifies it. Two of them with the same id are one backend to carillon. @default 'memory' */
  readonly id?: string | undefined;
  /** Every subscriber's messages at the start, newest first. @default none */
  readonly messages?: readonly InboxMessage[] | undefined;
  /** Every subscriber's preferences of workflows at the start. @default none */
  readonly preferences?: readonly WorkflowPreference[] | undefined;
  /** What it cannot do, or only to a lesser extent. @default it can do everything */
  readonly capabilities?: Partial<Capabilities> | undefined;
  /** Makes each call, so that it can be late or fail. @default at once */
  readonly carry?: (<Answer>(name: string, act: () => Answer) => Promise<Answer>) | undefined;
}

/** A backend whose messages are in the memory of the page, for demos, stories and tests. */
export interface MemoryBackend extends InboxBackend {
  /** A subscriber's messages, newest first. */
  messages(subscriberId: string): readonly InboxMessage[];
  /** A new message arrives for a subscriber, above the others; absent members are made up. */
  receive(subscriberId: string, message?: Partial<InboxMessage>): InboxMessage;
  /** A subscriber changes messages on another device. */
  change(subscriberId: string, ids: readonly string[], effect: MessageEffect | Partial<InboxMessage>): void;
  /** All lines close, and open again by themselves. */
  disconnect(): void;
}

const everything: Capabilities = {
  read: 'queries',
  unread: true,
  seen: true,
  remove: 'queries',
  archive: true,
  snooze: true,
  answers: true,
  answered: true,
  preferences: true,
  globalPreference: true,
  schedule: true,
  organization: true,
};

/** How long a line that was closed stays so, in milliseconds. */
const reopenMs = 1_000;

/** The size of a page where a query names none. */
const rowsPerPage = 10;

/** Creates a backend in memory. Its cursors name a message, and its tokens are the ids of subscribers. */
export function memoryBackend(options: MemoryBackendOptions = {}): MemoryBackend {
  const { id = 'memory', carry = async (_name, act) => act() } = options;
  const mailboxes = new Map<string, Mailbox>();
  const makeId = createIds();
  const lines = new Set<{ readonly owner: string; readonly listener: LineListener; reopen(): void }>();

  function mailboxOf(subscriberId: string): Mailbox {
    const known =
      mailboxes.get(subscriberId) ?? createMailbox(options.messages ?? [], options.preferences ?? [], makeId);
    mailboxes.set(subscriberId, known);
    // There is no timer: what is due comes back when somebody asks next.
    for (const woken of known.wake(Date.now())) {
      tell(subscriberId, woken);
    }
    return known;
  }

  function own({ token }: BackendCall): Mailbox {
    if (token === undefined) {
      throw new InboxError({ kind: 'unauthorized', reason: 'No session' });
    }
    return mailboxOf(token);
  }

  /** Tells the lines of a subscriber of a change. */
  function tell(subscriberId: string, received?: InboxMessage): void {
    for (const { listener } of [...lines].filter(({ owner }) => owner === subscriberId)) {
      if (received !== undefined) {
        listener.message(received);
      }
      const { count } = mailboxOf(subscriberId);
      listener.counts({ unread: count({ read: false }), unseen: count({ seen: false }) });
    }
  }

  /** Makes a change that its line reports by one event. */
  function changed<Answer>(name: string, call: BackendCall, act: (box: Mailbox) => Answer): Promise<Answer> {
    return call.follow(
      carry(name, () => {
        const answer = act(own(call));
        tell(call.token ?? '');
        return answer;
      }),
    );
  }

  return {
    id,
    capabilities: { ...everything, ...options.capabilities },
    openSession: ({ subscriberId }) => carry('openSession', () => ({ token: subscriberId, profile: {} })),
    listMessages: (query, cursor, limit = query.limit ?? rowsPerPage, call) =>
      carry('listMessages', () => own(call).list(query, isPlace(cursor) ? cursor : null, limit)),
    countMessages: (query, limit, call) =>
      carry('countMessages', () => Math.min(limit, own(call).count(query))),
    async changeMessages(target, effect, call) {
      const { isGone, ...answer } = await changed('changeMessages', call, (box) =>
        'ids' in target
          ? box.change(target.ids, effect)
          : box.changeAll({ ...target.all, feed: target.feedId ?? target.all.feed }, effect),
      );
      if (isGone) {
        throw new InboxError({ kind: 'gone', reason: 'It is gone' });
      }
      return answer;
    },
    answerMessage: (messageId, answer, data, call) =>
      changed('answerMessage', call, (box) => {
        const { conflict, ...returned } = box.answer(messageId, { id: answer, data });
        if (conflict) {
          throw new InboxError({ kind: 'conflict', reason: conflict, conflict });
        }
        return returned;
      }),
    listPreferences: (call) => carry('listPreferences', () => own(call).preferences()),
    getGlobalPreference: (call) => carry('getGlobalPreference', (): GlobalPreference => own(call).global()),
    changePreference: (workflowId, switches, call) =>
      carry('changePreference', () => own(call).turn(workflowId, switches)),
    getQuietHours: (call) => carry('getQuietHours', () => own(call).quietHours()),
    changeQuietHours: (hours, call) =>
      carry('changeQuietHours', () => {
        own(call).setQuietHours(hours);
      }),
    getOrganization: () => carry('getOrganization', () => ({ id: 'memory', name: '', branding: {} })),
    logUsage: () => carry('logUsage', () => undefined),
    line: {
      id: 'memory',
      load: async () => (session, listener) => {
        const owner = session.token() ?? '';
        let timer: ReturnType<typeof setTimeout> | undefined;
        const open = () => {
          lines.add(line);
          listener.opened();
        };
        const line = {
          owner,
          listener,
          reopen() {
            lines.delete(line);
            listener.closed('lost');
            timer = setTimeout(open, reopenMs);
          },
        };
        timer = setTimeout(open);
        return () => {
          clearTimeout(timer);
          lines.delete(line);
        };
      },
    },
    messages: (subscriberId) => mailboxOf(subscriberId).messages(),
    receive(subscriberId, message) {
      const received = mailboxOf(subscriberId).receive(message);
      tell(subscriberId, received);
      return received;
    },
    change(subscriberId, ids, effect) {
      mailboxOf(subscriberId).change(ids, effect);
      tell(subscriberId);
    },
    disconnect() {
      for (const line of [...lines]) {
        line.reopen();
      }
    },
  };
}

function isPlace(cursor: unknown): cursor is { readonly id: string; readonly createdAt: string } {
  return isRecord(cursor) && isString(cursor.id) && isString(cursor.createdAt);
}

import { expect, onTestFinished, vi } from 'vitest';
import { memoryBackend } from '../../src/backends/index.ts';
import {
  type BackendCall,
  type Capabilities,
  type InboxBackend,
  InboxError,
  type InboxErrorKind,
  type InboxMessage,
  type MessageEffect,
  type MessagesQuery,
} from '../../src/data/index.ts';
import { type LaterOptions, laterInBrowser } from '../../src/features/snooze-in-browser/laterInBrowser.ts';

/** When the tests of `laterInBrowser` begin, and a day in milliseconds. */
export const startMs = Date.UTC(2026, 10, 26, 10);
export const dayMs = 86_400_000;

/** An ISO date so many milliseconds after the beginning. */
export const dateAfter = (ms: number) => new Date(startMs + ms).toISOString();

/** A storage as a browser has it. While it is `full` it takes nothing. */
export function browserStorage() {
  const held = new Map<string, string>();
  const state = { full: false };
  const storage: Storage = {
    get length() {
      return held.size;
    },
    key: (place) => [...held.keys()][place] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      if (state.full) {
        throw new DOMException('It is full', 'QuotaExceededError');
      }
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
  return { held, state, storage };
}

export interface LaterServer {
  /** How many messages there are: m1 is the newest, an hour older than the beginning, each other one an hour older. */
  readonly count?: number;
  readonly messages?: readonly InboxMessage[];
  readonly capabilities?: Partial<Capabilities>;
  /** What the tabs have in place of the backend itself. */
  readonly adapt?: (backend: InboxBackend) => InboxBackend;
}

/** A server that cannot snooze, on a fake clock, and a browser with tabs over it. */
export function laterBrowser(server: LaterServer = {}) {
  vi.useFakeTimers({ now: startMs, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { held, state, storage } = browserStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const calls: string[] = [];
  const failing = new Map<string, InboxErrorKind>();
  const { count = 3, adapt = (backend: InboxBackend) => backend } = server;
  const memory = memoryBackend({
    messages: server.messages ?? Array.from({ length: count }, (_, index) => messageOf(index + 1)),
    capabilities: { snooze: false, archive: true, ...server.capabilities },
    async carry(name, act) {
      calls.push(name);
      const kind = failing.get(name);
      if (kind !== undefined) {
        throw new InboxError({ kind, reason: 'It fails' });
      }
      return act();
    },
  });

  return {
    memory,
    held,
    state,
    calls,
    failing,
    /** The keys of what is put off. */
    kept: () =>
      [...held.keys()].filter((key) => key.startsWith('carillon_outbox_later') && !key.endsWith(':')),
    /** How many calls of a name there were since the last time. */
    made(name: string): number {
      const found = calls.filter((one) => one === name).length;
      calls.length = 0;
      return found;
    },
    /** The message as the server has it. */
    stored: (id: string, reader = 'ada') => memory.messages(reader).find((message) => message.id === id),
    /** Tells the tab that another one has written. */
    tell(key: string | null, oldValue: string | null = null): void {
      const newValue = key === null ? null : (held.get(key) ?? null);
      page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
    },
    tab: (reader = 'ada', options: LaterOptions = {}) =>
      openTab(laterInBrowser(adapt(memory), options), reader),
  };
}

export function messageOf(place: number, more: Partial<InboxMessage> = {}): InboxMessage {
  const createdAt = new Date(startMs - place * 3_600_000).toISOString();
  return { id: `m${place}`, title: `Message ${place}`, createdAt, read: false, seen: true, ...more };
}

async function openTab(backend: InboxBackend, subscriberId: string) {
  const session = await backend.openSession({ subscriberId, subscriberHash: null }, {});
  const reported: InboxError[] = [];
  const call: BackendCall = {
    token: session.token,
    report: (error) => reported.push(error),
    follow: (request) => request,
  };
  const list = async (query: MessagesQuery = {}, cursor: unknown = null, limit = 10) =>
    backend.listMessages(query, cursor, limit, call);
  return {
    backend,
    session,
    call,
    reported,
    list,
    ids: async (query: MessagesQuery = {}) => (await list(query)).messages.map(({ id }) => id),
    async row(id: string, query: MessagesQuery = {}) {
      const { messages } = await list(query, null, 100);
      return messages.find((message) => message.id === id) ?? expect.unreachable(`${id} is not listed`);
    },
    count: (query: MessagesQuery = { read: false }, limit = 100) => backend.countMessages(query, limit, call),
    change: (ids: readonly string[], effect: MessageEffect) => backend.changeMessages({ ids }, effect, call),
    changeAll: (all: MessagesQuery, effect: MessageEffect) => backend.changeMessages({ all }, effect, call),
    putOff: (ids: readonly string[], untilMs = dayMs) =>
      backend.changeMessages(
        { ids },
        { snoozedUntil: dateAfter(untilMs), archived: false, seen: true },
        call,
      ),
    /** Opens the line, and gives what it tells. */
    async listen() {
      const told: string[] = [];
      const open = await backend.line?.load();
      const close = open?.(
        { token: () => session.token, renew: async () => {} },
        {
          opened: () => told.push('opened'),
          closed: (reason) => told.push(reason),
          hint: () => told.push('hint'),
          message: ({ id }) => told.push(`message ${id}`),
          counts: ({ unread }) => told.push(`unread ${unread}`),
        },
      );
      await vi.advanceTimersByTimeAsync(0);
      told.length = open === undefined || backend.line?.id === 'later' ? told.length : 0;
      return { told, close: close ?? expect.unreachable('There is no line') };
    },
  };
}

import {
  type BackendCall,
  type Capabilities,
  checkSession,
  type InboxBackend,
  isRecord,
  isString,
  type MessageEffect,
  type MessageRow,
  type MessagesQuery,
  type MessagesTarget,
  toInboxError,
} from '../../data/index.ts';
import type { ConformanceReader, ConformanceSubject } from './ConformanceSubject.ts';
import { check, eventually } from './expectations.ts';

/** Rows of a case have an id that is a text: others are told before. */
export type Row = MessageRow & { readonly id: string };

/** Until when a case puts messages off. */
export const inTwoDays = () => new Date(Date.now() + 172_800_000).toISOString();

/** Whether a row has what was delivered; a server may add to it. */
export function isKept(found: unknown, given: unknown): boolean {
  return isRecord(given)
    ? Object.entries(given).every(([name, value]) => isRecord(found) && isKept(found[name], value))
    : found === given;
}

const limit = 50;
let made = 0;

/** In which call a failure happened. */
const callOf = new WeakMap<object, string>();

/** What is said of a failure: the backend's call that has failed, and how. */
export function reasonOf(thrown: unknown): string {
  const call = thrown instanceof Error ? callOf.get(thrown) : undefined;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return call === undefined ? message : `${call}: ${message}`;
}

/** The same backend, whose failures are told with the call that failed. */
function naming(backend: InboxBackend): InboxBackend {
  return new Proxy(backend, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      return typeof member !== 'function'
        ? member
        : (...given: unknown[]) => {
            const answer: unknown = Reflect.apply(member, target, given);
            if (answer instanceof Promise) {
              answer.catch((thrown: unknown) => {
                if (thrown instanceof Error) {
                  callOf.set(thrown, String(name));
                }
              });
            }
            return answer;
          };
    },
  });
}

/** A session of a reader, and what cases do with it. */
export type OpenReader = Awaited<ReturnType<typeof openReader>>;

/** Opens a session of a reader. */
export async function openReader(subject: ConformanceSubject, reader: ConformanceReader = subject.reader) {
  const { subscriberId, applicationIdentifier, subscriberHash = null } = reader;
  const backend = naming(reader.backend);
  const { settleMs = 2_000 } = subject;
  const identity = { applicationIdentifier, subscriberId, subscriberHash };
  const session = checkSession(await backend.openSession(identity, {}), subscriberId);
  const capabilities: Capabilities = { ...backend.capabilities, ...session.capabilities };
  const call: BackendCall = {
    token: session.token,
    report: (error) => check(false, `What was delivered came back malformed: ${error.reason}`),
    follow: (request) => request,
  };

  async function list(query: MessagesQuery, cursor: unknown = null, size = limit) {
    const { messages, next } = await backend.listMessages(query, cursor, size, call);
    return { rows: messages.filter((row): row is Row => isString(row.id) && row.id !== ''), next };
  }

  const opened = {
    backend,
    capabilities,
    call,
    token: session.token,
    list,
    count: (query: MessagesQuery, most = 100) => backend.countMessages(query, most, call),
    change: (target: MessagesTarget, effect: MessageEffect) => backend.changeMessages(target, effect, call),
    settled: (attempt: () => Promise<void> | void) => eventually(settleMs, attempt),
    /** The row of a message among the newest of a query. */
    async find(id: string, query: MessagesQuery = {}): Promise<Row | undefined> {
      return (await list(query)).rows.find((row) => row.id === id);
    },
    /** Delivers messages, and gives their rows, the newest first, as soon as they are listed. */
    async deliver(count: number, message: MessageRow = {}): Promise<readonly Row[]> {
      const titles: string[] = [];
      for (let index = 0; index < count; index += 1) {
        made += 1;
        const title = `Conformance ${made} of ${Date.now()}`;
        titles.push(title);
        await subject.deliver?.(subscriberId, {
          title,
          body: 'A message of the conformance suite',
          ...message,
        });
      }
      let rows: readonly Row[] = [];
      await opened.settled(async () => {
        rows = (await list({})).rows.filter(({ title }) => titles.some((one) => one === title));
        check(
          rows.length === count,
          `${count} messages were delivered, and ${rows.length} of them are listed`,
        );
      });
      return rows;
    },
    /** Fails unless a call fails in one of these ways. */
    async fails(request: Promise<unknown>, kinds: readonly string[], what: string): Promise<void> {
      let told = '';
      const kind = await request.then(
        () => 'no failure',
        (thrown: unknown) => {
          told = ` (${reasonOf(thrown)})`;
          return toInboxError(thrown).kind;
        },
      );
      check(kinds.includes(kind), `${what}: expected ${kinds.join(' or ')}, and got ${kind}${told}`);
    },
  };
  return opened;
}

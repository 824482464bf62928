import { type InboxBackend, type InboxClient, isRecord, toInboxError } from '../../data/index.ts';
import type { DevtoolsEvent } from '../model/DevtoolsState.ts';
import type { Secrets } from './createSecrets.ts';

const operations = [
  'openSession',
  'listMessages',
  'countMessages',
  'changeMessages',
  'answerMessage',
  'listPreferences',
  'getGlobalPreference',
  'changePreference',
  'getOrganization',
  'logUsage',
] as const satisfies readonly (keyof InboxBackend)[];

let lastId = 0;

/** Puts a backend in the place of a client's that tells of each call and passes it on. Returns the way back. */
export function watchCalls(
  client: InboxClient,
  tell: (event: DevtoolsEvent) => void,
  secrets: Secrets,
): () => void {
  const { backend } = client;
  // What is no call stays that of the backend, whose methods may be those of a class.
  const watched: InboxBackend = Object.create(backend);
  for (const operation of operations) {
    const act: unknown = backend[operation];
    if (typeof act === 'function') {
      const value = (...given: readonly unknown[]) => {
        const call = given.at(-1);
        const options = isRecord(call) ? call : {};
        secrets.add(options.token);
        secrets.add(isRecord(given[0]) ? given[0].subscriberHash : undefined);
        return watchCall(operation, tell, secrets, (trace) =>
          Reflect.apply(act, backend, [...given.slice(0, -1), { ...options, trace }]),
        );
      };
      Object.defineProperty(watched, operation, { value });
    }
  }
  client.backend = watched;
  return () => {
    if (client.backend === watched) {
      client.backend = backend;
    }
  };
}

type Trace = (method: string, path: string) => (status: number) => void;

/** Makes a call, and tells of it and of each request that it makes. Each request but the first is a call of its own. */
async function watchCall(
  operation: string,
  tell: (event: DevtoolsEvent) => void,
  secrets: Secrets,
  act: (trace: Trace) => unknown,
): Promise<unknown> {
  const begin = () => {
    lastId += 1;
    tell({ type: 'callStarted', id: lastId, operation, at: Date.now() });
    return lastId;
  };
  let id = begin();
  let requests = 0;
  const trace: Trace = (method, path) => {
    id = requests === 0 ? id : begin();
    requests += 1;
    const own = id;
    tell({ type: 'requested', id: own, method, path: secrets.hide(path) });
    return (status) => tell({ type: 'answered', id: own, at: Date.now(), status });
  };
  try {
    const answer = await act(trace);
    tell({ type: 'callEnded', id, at: Date.now() });
    return answer;
  } catch (thrown) {
    const { reason, status } = toInboxError(thrown);
    tell({ type: 'callEnded', id, at: Date.now(), error: { reason: secrets.hide(reason), status } });
    throw thrown;
  }
}

import { createStore, type ReadableStore } from '../../base/index.ts';
import { lineStepOf } from '../../data/forDevtools.ts';
import { type InboxClient, pendingChangesOf } from '../../data/index.ts';
import type { DevtoolsEvent, DevtoolsState, LineSnapshot } from '../model/DevtoolsState.ts';
import { labelOf } from '../model/labelOf.ts';
import { reasonOf } from '../model/reasonOf.ts';
import { reduceDevtools } from '../model/reduceDevtools.ts';
import { anotherAsks, stepName, tick } from '../model/stepName.ts';
import { createSecrets } from './createSecrets.ts';
import { isOf, keyOf, readFacts } from './readFacts.ts';
import { watchCalls } from './watchCalls.ts';

/** The tools of a client: what they have seen, and whether they look. */
export interface Watch extends ReadableStore<DevtoolsState> {
  /** Looks until the function that it returns was called as often as this one. */
  retain(): () => void;
  /** Forgets what is over. */
  clear(): void;
}

/** The tools of a client, shared by all panels. Without one nothing is watched. */
export function watchInbox(client: InboxClient): Watch {
  return client.service(createWatch);
}

function createWatch(client: InboxClient): Watch {
  const { identity, backend, connection, events, queryClient } = client;
  const secrets = createSecrets();
  const pending = pendingChangesOf(client);
  const steps = lineStepOf(client);
  const store = createStore<DevtoolsState>({
    reader: {
      subscriber: identity.subscriberId ?? '',
      application: identity.applicationIdentifier ?? '',
      backend: backend.id,
    },
    facts: [],
    changes: [],
    calls: [],
    asks: [],
    line: lineNow(),
    steps: [],
  });
  /** What is to be asked again for a reason that is known. */
  const owed = new Set<string>();
  let error: string | undefined;
  let isDue = false;
  let stops: readonly (() => void)[] = [];
  let holders = 0;

  function tell(event: DevtoolsEvent): void {
    if (event.type === 'callEnded') {
      error = event.error?.reason ?? error;
    }
    store.set(reduceDevtools(store.get(), event));
  }

  function lineNow(): LineSnapshot {
    const [, model] = steps.get() ?? [];
    return {
      state: connection.get(),
      isLeader: model?.isLeader,
      socket: model?.socket,
      hasLine: backend.line !== undefined,
    };
  }

  function tellFacts(): void {
    if (!isDue) {
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        tell({ type: 'facts', facts: readFacts(client, secrets.hide) });
      });
    }
  }

  function tellAsked(key: string, why: Parameters<typeof reasonOf>[0] | 'first' | 'page'): void {
    // It may be new, and no row yet.
    tell({ type: 'facts', facts: readFacts(client, secrets.hide) });
    const reason = why === 'first' || why === 'page' ? { type: why } : reasonOf(why, lastCause(store.get()));
    tell({ type: 'asked', at: Date.now(), key, why: reason });
  }

  function tellChanges(): void {
    const { changes, ended } = pending.get();
    const confirmed = ended.map((change) => ({
      id: change.id,
      label: labelOf(change),
      stand: 'confirmed' as const,
    }));
    const others = changes.map((change) => ({ id: change.id, label: labelOf(change), stand: change.state }));
    tell({ type: 'changes', at: Date.now(), changes: [...others, ...confirmed], error });
    tellFacts();
  }

  function tellStep(): void {
    const step = steps.get();
    if (step !== undefined) {
      const line = { ...lineNow(), state: step[1].state };
      tell({ type: 'line', at: Date.now(), event: stepName(step), line });
      // The state is told after the step.
      queueMicrotask(tellLine);
    }
  }

  const tellLine = () => tell({ type: 'line', at: Date.now(), line: lineNow() });

  function start(): void {
    stops = [
      watchCalls(client, tell, secrets),
      queryClient.getQueryCache().subscribe((event) => {
        const { query } = event;
        if (!isOf(client, query)) {
          return;
        }
        const name = query.queryKey[client.scope.length];
        if (event.type === 'updated' && name !== 'session' && name !== 'nextPage') {
          if (event.action.type === 'fetch' && !owed.has(query.queryHash)) {
            tellAsked(keyOf(client, query), query.state.data === undefined ? 'first' : 'page');
          } else if (event.action.type === 'success' && !query.state.isInvalidated) {
            owed.delete(query.queryHash);
          }
        }
        tellFacts();
      }),
      events.on('asked', ([hash, why]) => {
        owed.add(hash);
        const query = queryClient.getQueryCache().get(hash);
        if (query !== undefined) {
          tellAsked(keyOf(client, query), why);
        }
      }),
      pending.subscribe(tellChanges),
      steps.subscribe(tellStep),
      connection.subscribe(tellLine),
    ];
    tellFacts();
    tellChanges();
    tellLine();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    clear: () => tell({ type: 'cleared' }),
    retain() {
      holders += 1;
      if (holders === 1) {
        start();
      }
      return () => {
        holders -= 1;
        if (holders === 0) {
          for (const stop of stops) {
            stop();
          }
        }
      };
    },
  };
}

/** What happened to the line last that may be a reason: neither its timer nor another tab's question is one. */
function lastCause({ steps }: DevtoolsState): string | undefined {
  return steps.find(({ event }) => event !== tick && event !== anotherAsks)?.event;
}

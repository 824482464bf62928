import type { CallRow, DevtoolsEvent } from './DevtoolsState.ts';

type CallEvent = Extract<
  DevtoolsEvent,
  { readonly type: 'callStarted' | 'requested' | 'answered' | 'callEnded' }
>;

/** The calls after one has begun, was sent, was answered or has ended. */
export function reduceCalls(calls: readonly CallRow[], event: CallEvent): readonly CallRow[] {
  const { id } = event;
  const edit = (change: (call: CallRow) => Partial<CallRow>) =>
    calls.map((call) => (call.id === id ? { ...call, ...change(call) } : call));
  switch (event.type) {
    case 'callStarted':
      return [{ id, operation: event.operation, at: event.at }, ...calls];
    case 'requested':
      return edit(() => ({ method: event.method, path: withoutQuery(event.path) }));
    case 'answered':
      return edit(({ at }) => ({ status: event.status, ms: event.at - at }));
    case 'callEnded':
      return edit(({ at, ms, status }) => ({
        ms: ms ?? event.at - at,
        status: status ?? (event.error?.status || undefined),
        error: event.error?.reason,
      }));
    default:
      return event satisfies never;
  }
}

/** An adapter may have left the query in the path, which may have a token. */
function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

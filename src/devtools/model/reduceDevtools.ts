import type {
  CallRow,
  ChangeRow,
  ChangeStand,
  DevtoolsEvent,
  DevtoolsState,
  FactRow,
  LineSnapshot,
} from './DevtoolsState.ts';
import { sameReason } from './reasonOf.ts';
import { tick } from './stepName.ts';

/** The changes with their histories, after what is laid over facts has changed. The newest first. */
function reduceChanges(
  rows: readonly ChangeRow[],
  { at, changes, error }: DevtoolsEvent & { type: 'changes' },
): readonly ChangeRow[] {
  const now = new Map(changes.map((change) => [change.id, change]));
  const known = rows.map((row): ChangeRow => {
    const change = now.get(row.id);
    now.delete(row.id);
    if (change !== undefined) {
      return { ...stepped(row, change.stand, at), label: change.label, isLaid: true };
    }
    if (!row.isLaid || row.stand === 'confirmed') {
      return row.isLaid ? { ...row, isLaid: false } : row;
    }
    // What was sent and is not confirmed has failed; what was never sent was undone or replaced.
    const hasFailed = row.stand === 'sending';
    return {
      ...stepped(row, hasFailed ? 'failed' : 'takenBack', at),
      ...(hasFailed && error !== undefined ? { error } : {}),
      isLaid: false,
    };
  });
  const added = [...now.values()].map(({ id, label, stand }): ChangeRow => {
    return { id, label, stand, steps: [{ stand, at }], isLaid: true };
  });
  return [...added.reverse(), ...known];
}

function stepped(row: ChangeRow, stand: ChangeStand, at: number): ChangeRow {
  return row.stand === stand ? row : { ...row, stand, steps: [...row.steps, { stand, at }] };
}

type CallEvent = Extract<
  DevtoolsEvent,
  { readonly type: 'callStarted' | 'requested' | 'answered' | 'callEnded' }
>;

/** The calls after one has begun, was sent, was answered or has ended. */
function reduceCalls(calls: readonly CallRow[], event: CallEvent): readonly CallRow[] {
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

/** How many rows each list keeps. */
export const keptRows = 200;

/** What is asked within so many milliseconds for one reason is one row. */
const momentMs = 50;

/** What the panel shows after something was seen. Pure: `watchInbox` sees it. */
export function reduceDevtools(state: DevtoolsState, event: DevtoolsEvent): DevtoolsState {
  switch (event.type) {
    case 'facts':
      return {
        ...state,
        facts: event.facts.map((fact) => {
          const { asks = 0, why } = factOf(state, fact.key) ?? {};
          return { ...fact, asks, why };
        }),
      };
    case 'asked':
      return takeAsk(state, event);
    case 'changes':
      return { ...state, changes: reduceChanges(state.changes, event).slice(0, keptRows) };
    case 'line':
      return takeLine(state, event);
    case 'cleared':
      return {
        ...state,
        changes: state.changes.filter(({ isLaid }) => isLaid),
        calls: state.calls.filter(({ ms }) => ms === undefined),
        asks: [],
        steps: [],
      };
    default:
      return { ...state, calls: reduceCalls(state.calls, event).slice(0, keptRows) };
  }
}

function factOf({ facts }: DevtoolsState, key: string): FactRow | undefined {
  return facts.find((fact) => fact.key === key);
}

function takeAsk(state: DevtoolsState, { at, key, why }: DevtoolsEvent & { type: 'asked' }): DevtoolsState {
  const known = factOf(state, key);
  const facts = state.facts.map((fact) => (fact === known ? { ...fact, why, asks: fact.asks + 1 } : fact));
  if (why.type === 'first') {
    // Nothing was asked again.
    return { ...state, facts };
  }
  const name = known?.name ?? key;
  const [last, ...earlier] = state.asks;
  const isSame = last !== undefined && at - last.at <= momentMs && sameReason(last.why, why);
  const asks = isSame
    ? [{ ...last, facts: [...new Set([...last.facts, name])] }, ...earlier]
    : [{ id: (last?.id ?? 0) + 1, at, why, facts: [name] }, ...state.asks];
  return { ...state, facts, asks: asks.slice(0, keptRows) };
}

function takeLine(
  state: DevtoolsState,
  { at, event, line }: DevtoolsEvent & { type: 'line' },
): DevtoolsState {
  const isSame = (Object.keys({ ...line, ...state.line }) as (keyof LineSnapshot)[]).every(
    (name) => line[name] === state.line[name],
  );
  if (event === undefined || (isSame && event === tick)) {
    return isSame ? state : { ...state, line };
  }
  const [last] = state.steps;
  const step = { ...line, id: (last?.id ?? 0) + 1, at, event };
  return { ...state, line, steps: [step, ...state.steps].slice(0, keptRows) };
}

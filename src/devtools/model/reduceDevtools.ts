import type { DevtoolsEvent, DevtoolsState, FactRow, LineSnapshot } from './DevtoolsState.ts';
import { sameReason } from './reasonOf.ts';
import { reduceCalls } from './reduceCalls.ts';
import { reduceChanges } from './reduceChanges.ts';
import { tick } from './stepName.ts';

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

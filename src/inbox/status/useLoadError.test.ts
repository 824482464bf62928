import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { useLoadError } from './useLoadError.ts';

type Loading = Parameters<typeof useLoadError>[0];

/** What the hook returns as a query goes through these states. */
function errorsOf(...states: readonly Loading[]): readonly (string | undefined)[] {
  const seen: (string | undefined)[] = [];
  const take = (message: string | undefined) => void seen.push(message);
  const [first, ...others] = states.map((loading) => createElement(Probe, { loading, take }));
  const page = mountReact(first);
  for (const next of others) {
    page.render(next);
  }
  return seen;
}

function Probe({ loading, take }: { loading: Loading; take: (message: string | undefined) => void }) {
  take(useLoadError(loading)?.message);
  return null;
}

const loading: Loading = { data: undefined, error: null, errorUpdatedAt: 0 };
const failed: Loading = { data: undefined, error: new Error('No'), errorUpdatedAt: 5 };

test('a failure is known until something is loaded, also while it is tried again', () => {
  const tried = { ...failed, error: null };
  const [before, known, stillKnown, loaded] = errorsOf(loading, failed, tried, { ...tried, data: [] });
  expect(before).toBeUndefined();
  expect(known).toBeDefined();
  expect(stillKnown).toBe(known);
  expect(loaded).toBeUndefined();
});

test('a failure that was followed by another try at once, and so was never rendered, changes nothing', () => {
  const [known, stillKnown] = errorsOf(failed, { ...loading, errorUpdatedAt: 6 });
  expect(known).toBeDefined();
  expect(stillKnown).toBe(known);
});

test('the failure of another query, which failed earlier or never, is not known of this one', () => {
  expect(errorsOf(failed, { ...loading, errorUpdatedAt: 4 })[1]).toBeUndefined();
  expect(errorsOf(failed, loading)[1]).toBeUndefined();
});

import '../../../tests/support/fakeDom.ts';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { RootContext, type RootState } from './RootContext.ts';
import { loadingPatienceMs, useLoadingAnnouncement } from './useLoadingAnnouncement.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const takeBack = vi.fn();
const announce = vi.fn(() => takeBack);
afterEach(() => void vi.clearAllMocks());

function Waiting({ loading }: { loading: boolean }) {
  useLoadingAnnouncement('Loading', loading);
  return null;
}

function mountWaiting() {
  const root: Partial<RootState> = { announce };
  const draw = (loading: boolean) =>
    createElement(RootContext.Provider, { value: root as RootState }, createElement(Waiting, { loading }));
  const page = mountReact(draw(true));
  return { ...page, loaded: () => page.render(draw(false)) };
}

test('what is loaded within half a second is not announced', () => {
  const page = mountWaiting();
  vi.advanceTimersByTime(loadingPatienceMs - 1);
  page.loaded();
  vi.advanceTimersByTime(loadingPatienceMs);
  expect(announce).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a longer load is announced once, and the announcement is cancelled if the load ends before it', () => {
  const page = mountWaiting();
  vi.advanceTimersByTime(loadingPatienceMs);
  expect(announce.mock.calls).toEqual([['Loading']]);
  vi.advanceTimersByTime(10 * loadingPatienceMs);
  expect(announce).toHaveBeenCalledTimes(1);
  expect(takeBack).not.toHaveBeenCalled();
  page.loaded();
  expect(takeBack).toHaveBeenCalledTimes(1);
});

test('a load that is left before it ends is not announced', () => {
  const page = mountWaiting();
  page.unmount();
  vi.advanceTimersByTime(loadingPatienceMs);
  expect(announce).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { warnUnknownTab } from './warnUnknownTab.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const tabs = [{ tabId: 'all' }, { tabId: 'mentions' }];

test('an unknown tab is named once in development, with those that there are', () => {
  warnUnknownTab('mention', { tabs });
  warnUnknownTab('mention', { tabs });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"mention".*all, mentions/));
});

test('a known tab, none and an unknown one in production are not mentioned', () => {
  warnUnknownTab('all', { tabs });
  warnUnknownTab(undefined, { tabs });
  vi.stubEnv('NODE_ENV', 'production');
  warnUnknownTab('elsewhere', { tabs });
  expect(warn).not.toHaveBeenCalled();
});

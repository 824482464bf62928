import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicSwitches, valuesNotSet } from './switches.ts';

/** What carillon hands to hosts, and what only it or a server sets. */
const given = [
  'BackendCall',
  'FeatureAdditions',
  'Capabilities',
  'InboxMessage',
  'Organization',
  'GivenAnswer',
  'WorkflowPreference',
  'IMessage',
  'INotificationCenterContext',
  'IOrganizationEntity',
  'IPreferenceChannels',
];

/** Helpers of stories and tests that pass their props on. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  InboxDataProvider: ['StoryInbox', 'inbox\\.render'],
  InboxProvider: ['StoryInbox'],
  InboxFeature: ['telling'],
};

const texts = ['stories', 'src', 'tests', 'demo/e2e'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => (root === 'src' ? /\.test\.tsx?$/ : /\.tsx?$/).test(path) && !path.startsWith('api/'))
    .map((path) => readFileSync(join(root, path), 'utf8')),
);

test.each([
  ['index', 50],
  ['features', 2],
  ['legacy', 10],
] as const)('each public switch of %s is turned by a story or a test', (entry, least) => {
  const switches = publicSwitches(readFileSync(`docs/api/${entry}.api.md`, 'utf8'), given);
  expect(switches.length).toBeGreaterThan(least);
  const left = switches.flatMap((one) =>
    valuesNotSet(
      { ...one, holders: one.holders.flatMap((name) => [name, ...(standIns[name] ?? [])]) },
      texts,
    ).map((value) => `${one.name}: ${value}`),
  );
  expect(left).toEqual([]);
});

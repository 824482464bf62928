import { describe, expect, test, vi } from 'vitest';
import type { ChannelSwitches, WorkflowPreference } from '../../data/index.ts';
import { channelsOf, groupPreferences, type PreferenceChoice } from './preferenceGroups.ts';

function preferenceOf(
  name: string,
  tags: string[] = [],
  channels: ChannelSwitches = { email: true },
): WorkflowPreference {
  return {
    workflow: { id: name, name, critical: false, tags },
    preference: { enabled: true, channels },
  };
}

const all = [
  preferenceOf('Zebra', ['team']),
  preferenceOf('Émile'),
  preferenceOf('Invoice 10', ['money', 'team']),
  preferenceOf('Invoice 9', ['', 'money']),
  preferenceOf('Eve', ['team']),
];

function names(choice: PreferenceChoice, preferences = all) {
  return groupPreferences(preferences, choice, 'en').map(({ tag, preferences: rows }) => [
    tag,
    rows.map(({ workflow }) => workflow.name),
  ]);
}

test('by the first tag that is one, in the platform’s order, and those without at the end', () => {
  expect(names({})).toEqual([
    ['team', ['Zebra', 'Eve']],
    ['money', ['Invoice 10', 'Invoice 9']],
    [null, ['Émile']],
  ]);
});

test('by name, as people sort: numbers as numbers, and the rest still at the end', () => {
  expect(names({ order: 'name' })).toEqual([
    ['money', ['Invoice 9', 'Invoice 10']],
    ['team', ['Eve', 'Zebra']],
    [null, ['Émile']],
  ]);
});

test('an unknown language is sorted too', () => {
  expect(groupPreferences(all, { order: 'name' }, 'no language at all')).toHaveLength(3);
});

test.each([
  ['', 5],
  ['  ', 5],
  ['INVOICE', 2],
  ['team', 3],
  ['team invoice', 1],
  ['invoice x', 0],
])('the search %j finds %i', (search, count) => {
  const found = names({ search }).flatMap(([, rows]) => rows);
  expect(found).toHaveLength(count);
});

test.each([
  ['reponses', 'Vos réponses'],
  ['RÉPONSES vos', 'Vos re\u0301ponses'],
  ['istanbul', 'İSTANBUL Büro'],
  ['ISPARTA', 'ısparta'],
  ['strasse', 'Große Straße'],
  ['οδυσσευς', 'ΟΔΥΣΣΕΎΣ'],
  ['ｃａｒｄ', 'Card payments'],
  ['lodz', 'Łódź'],
  ['елка', 'Ёлка'],
  ["don't", 'Don’t miss'],
])('the search %j finds the workflow and the tag %j, as the search of the list does', (search, written) => {
  const some = [preferenceOf(written), preferenceOf('By its tag', [written]), preferenceOf('Neither')];
  const found = names({ search }, some).flatMap(([, rows]) => rows);
  expect(found).toEqual(['By its tag', written]);
});

describe('channels', () => {
  test('come in the platform’s order, and only those that can be chosen', () => {
    const channels = { push: false, email: true, in_app: true, chat: undefined };
    expect(channelsOf({ enabled: true, channels })).toEqual(['in_app', 'email', 'push']);
  });

  test('a workflow without any is not shown, nor one without the channel that was chosen', () => {
    const some = [preferenceOf('None', [], {}), preferenceOf('Mail')];
    expect(names({}, some)).toEqual([[null, ['Mail']]]);
    expect(names({ channel: 'sms' }, some)).toEqual([]);
  });
});

describe('the host', () => {
  test('chooses and sorts; by name wins over its order', () => {
    const filter = ({ workflow }: WorkflowPreference) => workflow.tags.includes('team');
    const sort = () => -1;
    expect(names({ filter }).flat(2)).toEqual(['team', 'Zebra', 'Eve', 'money', 'Invoice 10']);
    expect(names({ sort })[0]).toEqual(['team', ['Eve', 'Zebra']]);
    expect(names({ sort, order: 'name' })).toEqual(names({ order: 'name' }));
  });

  test('fault 87: throws, and everything is there in the platform’s order', () => {
    vi.useFakeTimers();
    const fault = () => {
      throw new Error('The host made a mistake');
    };
    expect(names({ filter: fault, sort: fault })).toEqual(names({}));
    expect(() => vi.runAllTimers()).toThrow('The host made a mistake');
    vi.useRealTimers();
  });
});

import { expect, test } from 'vitest';
import { effects, markOf } from '../../../tests/support/changes.ts';
import type { Change } from '../model/change.ts';
import type { PreferenceSwitches } from '../model/preference.ts';
import { withPendingSwitches } from './preferences.ts';

const preference: PreferenceSwitches = { enabled: true, channels: { email: true, sms: false } };
const switches = (workflowId: string | undefined, on: Record<string, boolean>): Change => ({
  id: 1,
  state: 'sending',
  type: 'switches',
  kind: 'preference',
  count: 1,
  target: { workflowId },
  effect: on,
});

test.each<[name: string, workflowId: string | undefined, changes: Change[], shown: object]>([
  ['nothing is as the server has it', 'a', [], preference],
  [
    'its own switches is shown with them',
    'a',
    [switches('a', { sms: true }), switches('a', { enabled: false })],
    { enabled: false, channels: { email: true, sms: true } },
  ],
  [
    'the same switch twice is shown with the later one',
    'a',
    [switches('a', { sms: true }), switches('a', { sms: false })],
    preference,
  ],
  ['the switches of another workflow stays', 'a', [switches('b', { sms: true })], preference],
  ['the switches of all workflows stays', 'a', [switches(undefined, { sms: true })], preference],
  [
    'changes of messages stays, also where it is the one of all workflows',
    undefined,
    [markOf(['a'], effects.read)],
    preference,
  ],
  ['a switch that it does not have gets no further one', 'a', [switches('a', { chat: true })], preference],
])('a preference with %s', (_, workflowId, changes, shown) => {
  expect(withPendingSwitches(preference, workflowId, changes, 1)).toEqual(shown);
});

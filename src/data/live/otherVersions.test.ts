import { expect, test, vi } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { widgetBackend } from '../backends/widget/widgetBackend.ts';

const platform = mockPlatform();

test('a tab shares neither the channel nor the leader with tabs of another version, since its names have the version', async () => {
  const browser = fakeBrowser();
  const world = platform();
  const line = { id: 'a line', load: async () => () => () => {} };
  const client = inboxOf(world, { backend: { ...widgetBackend(world), line } });
  await ask(client, 'organization');
  await vi.waitFor(() => expect(browser.locks.held.size).toBe(1));
  const names = browser.said.filter((one) => typeof one === 'string');
  expect(new Set(names)).toEqual(new Set([JSON.stringify([...client.scope, 2])]));
});

import { describe, expect, test, vi } from 'vitest';
import { heldFixture, undoMs } from '../../../tests/support/heldFixture.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';

const { start } = heldFixture(mockPlatform());

describe('marking loaded messages', () => {
  test.each([
    ['read', { read: true }, ['first', 'second', 'third']],
    ['seen', { seen: true }, ['first', 'second']],
  ] as const)('as %s marks those that the rule for many is about', async (kind, flags, concerned) => {
    const { client, ids, screen, update, asked, acts, timeIsUp } = await start();
    const loaded = ['not-loaded', ...screen.rows().map(({ id }) => id)];
    await update({ loaded, ...flags, undoMs });
    expect(acts().held).toMatchObject({ kind, count: concerned.length });
    await timeIsUp();
    await vi.waitFor(() => expect(asked('/widgets/messages/markAs')).toHaveLength(1));
    const [call] = asked('/widgets/messages/markAs');
    expect(call?.body).toMatchObject({ messageId: concerned.map((name) => ids[name]) });
    await quiet(client);
  });

  test('that are all marked already sends nothing and defers nothing', async () => {
    const { screen, update, acts, told } = await start();
    const read = screen.rows().filter((row) => row.read);
    await update({ loaded: read.map(({ id }) => id), seen: true, undoMs });
    expect(acts().held).toBeUndefined();
    expect(told()).toEqual([]);
  });
});

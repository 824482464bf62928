import { describe, expect, test, vi } from 'vitest';
import { heldFixture, undoMs } from '../../../tests/support/heldFixture.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';

const { start } = heldFixture(mockPlatform());

describe('marking loaded messages', () => {
  test.each([
    ['read', ['first', 'second', 'third']],
    ['seen', ['first', 'second']],
  ] as const)('as %s marks those that the rule for many is about', async (mark, concerned) => {
    const { client, ids, screen, markLoaded, asked, acts, timeIsUp } = await start();
    const messageIds = ['not-loaded', ...screen.rows().map(({ id }) => id)];
    await markLoaded({ messageIds, mark, undoMs });
    expect(acts().held).toMatchObject({ kind: mark, count: concerned.length });
    await timeIsUp();
    await vi.waitFor(() => expect(asked('/widgets/messages/markAs')).toHaveLength(1));
    const [call] = asked('/widgets/messages/markAs');
    expect(call?.body).toMatchObject({ messageId: concerned.map((name) => ids[name]) });
    await quiet(client);
  });

  test('that are all marked already sends nothing and defers nothing', async () => {
    const { screen, markLoaded, acts, told } = await start();
    const read = screen.rows().filter((row) => row.read);
    await markLoaded({ messageIds: read.map(({ id }) => id), mark: 'seen', undoMs });
    expect(acts().held).toBeUndefined();
    expect(told()).toEqual([]);
  });
});

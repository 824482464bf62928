import { describe, expect, test, vi } from 'vitest';
import { heldFixture, undoMs } from '../../../tests/support/heldFixture.ts';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';

const { start, leavePage } = heldFixture(mockPlatform());

/** A removal that waits for its undo time to end, and its id. */
async function held() {
  const fixture = await start();
  await fixture.update({ ids: [fixture.ids.first], removed: true, undoMs });
  return { ...fixture, id: fixture.acts().held?.id ?? -1 };
}

describe('a deferred action whose undo time is paused', () => {
  test('is not sent before the pause ends, and then after the whole undo time', async () => {
    const { acts, id, ids, told, timeIsUp, client } = await held();
    await vi.advanceTimersByTimeAsync(undoMs - 500);
    const letGo = acts().keep(id);
    await timeIsUp();
    await timeIsUp();
    expect(told()).toEqual([]);
    expect(acts().held?.id).toBe(id);

    letGo();
    await vi.advanceTimersByTimeAsync(undoMs - 500);
    expect(told()).toEqual([]);
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual([`DELETE /${ids.first}`]));
    await quiet(client);
  });

  test('twice waits until both pauses have ended', async () => {
    const { acts, id, ids, told, timeIsUp, client } = await held();
    const [one, other] = [acts().keep(id), acts().keep(id)];
    one();
    one();
    await timeIsUp();
    expect(told()).toEqual([]);
    other();
    await timeIsUp();
    await vi.waitFor(() => expect(told()).toEqual([`DELETE /${ids.first}`]));
    await quiet(client);
  });

  test('and which is undone is never sent, even if the pause ends later', async () => {
    const { acts, id, shownIds, ids, told, timeIsUp } = await held();
    const letGo = acts().keep(id);
    acts().undo(id);
    letGo();
    await timeIsUp();
    expect(told()).toEqual([]);
    expect(shownIds()).toContain(ids.first);
    // Pausing an action that has ended does nothing either.
    acts().keep(id)();
  });

  test('is sent 30 seconds after the act at the latest, though the pause does not end', async () => {
    const { acts, id, ids, told, client } = await held();
    await vi.advanceTimersByTimeAsync(undoMs - 500);
    const letGo = acts().keep(id);
    await vi.advanceTimersByTimeAsync(25_000 - undoMs);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_500);
    await vi.waitFor(() => expect(told()).toEqual([`DELETE /${ids.first}`]));
    expect(acts().held).toBeUndefined();
    letGo();
    await vi.advanceTimersByTimeAsync(60_000);
    await quiet(client);
    expect(told()).toEqual([`DELETE /${ids.first}`]);
  });

  test('is sent 30 seconds after the act, though pauses that end start the whole time again', async () => {
    const { acts, id, ids, told, client } = await held();
    for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 3_000) {
      expect(told()).toEqual([]);
      acts().keep(id)();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    // Without `vi.waitFor`, which lets the time go on.
    await quiet(client);
    expect(told()).toEqual([`DELETE /${ids.first}`]);
  });

  test('keeps an undo time of the host that is longer than 30 seconds', async () => {
    const fixture = await start();
    await fixture.update({ ids: [fixture.ids.first], removed: true, undoMs: 60_000 });
    fixture.acts().keep(fixture.acts().held?.id ?? -1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(fixture.told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(fixture.told()).toEqual([`DELETE /${fixture.ids.first}`]));
    await quiet(fixture.client);
  });

  test('is sent once when the page is left', async () => {
    const { acts, id, ids, told, timeIsUp, client } = await held();
    const letGo = acts().keep(id);
    leavePage();
    await vi.waitFor(() => expect(told()).toEqual([`DELETE /${ids.first}`]));
    letGo();
    await timeIsUp();
    await quiet(client);
    expect(told()).toEqual([`DELETE /${ids.first}`]);
  });
});

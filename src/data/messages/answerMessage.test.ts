import { onlineManager } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { feedScreen, inboxOf, quiet } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { buildMessage, failingFor, holdAnswers, type World } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { useAnswerMessage } from './answerMessage.ts';
import { updateMessages } from './updateMessages.ts';

const platform = mockPlatform();
const feedPath = '/widgets/notifications/feed';

/** An inbox whose first message has a button. */
async function start() {
  const message = buildMessage({
    cta: {
      type: 'redirect',
      data: {},
      action: { status: 'pending', buttons: [{ type: 'primary', content: 'Approve' }], result: {} },
    },
  });
  const world = platform({ messages: [message] });
  const client = inboxOf(world);
  const screen = feedScreen(client);
  await screen.loaded();
  world.requests.splice(0);
  const { _id: messageId } = message;
  return {
    world,
    client,
    screen,
    path: `/widgets/messages/${messageId}/actions/primary`,
    press: () => hookOf(client, useAnswerMessage).run({ messageId, answer: 'primary' }),
    pressed: () => screen.row(messageId)?.answered,
  };
}

const feedsAsked = (world: World) => world.requests.filter(({ path }) => path === feedPath).length;

describe('a button of a message', () => {
  test('is done once the server has confirmed it and not before, and nothing is refetched', async () => {
    const { world, client, path, press, pressed } = await start();
    const held = holdAnswers(world, path);
    const pressing = press();
    await held.arrived(1);
    expect(pressed()).toBeUndefined();
    held.end();
    await pressing;
    expect(pressed()).toEqual({ id: 'primary' });
    await quiet(client);
    expect(world.requests.map(({ body }) => body)).toEqual([{ executedType: 'primary', status: 'done' }]);
  });

  test('is done as soon as that is confirmed, although a mark of the message that went with it was answered before', async () => {
    const { world, client, screen, path, press, pressed } = await start();
    const mark = holdAnswers(world, '/widgets/messages/markAs');
    const held = holdAnswers(world, path);
    const refetch = holdAnswers(world, feedPath);
    const marking = updateMessages(client, { ids: [screen.rows()[0]?.id ?? ''], read: true });
    await mark.arrived(1);
    const pressing = press();
    await held.arrived(1);
    mark.end();
    await marking;
    held.end();
    await pressing;
    expect(pressed()).toEqual({ id: 'primary' });
    refetch.end();
    await quiet(client);
    expect(pressed()).toEqual({ id: 'primary' });
  });

  test.each<[string, () => Response]>([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['no message', () => HttpResponse.json({ data: [] })],
  ])('fault 29: causes a refetch of the feed after an answer with %s', async (_, answer) => {
    const { world, client, path, press, pressed } = await start();
    world.addFault({ concerns: (request) => request.path === path, after: answer });
    await press();
    await vi.waitFor(() => expect(pressed()).toEqual({ id: 'primary' }));
    await quiet(client);
    expect(feedsAsked(world)).toBe(1);
  });

  test('fault 31: is not undone by a refetch that was under way with old data', async () => {
    const { world, client, screen, press, pressed } = await start();
    const held = holdAnswers(world, feedPath);
    const refetch = screen.observer.refetch();
    await held.arrived(1);
    await press();
    expect(pressed()).toEqual({ id: 'primary' });
    held.end();
    await refetch;
    await quiet(client);
    expect(pressed()).toEqual({ id: 'primary' });
    expect(feedsAsked(world)).toBe(1);
  });

  test('fault 7: fails if the message was removed elsewhere, and the feed shows that', async () => {
    const { world, client, screen, path, press } = await start();
    failingFor(path, 404)(world);
    world.removeElsewhere(screen.rows()[0]?.id ?? '');
    await expect(press()).rejects.toMatchObject({ name: 'InboxError', kind: 'gone' });
    await vi.waitFor(() => expect(screen.rows()).toEqual([]));
    await quiet(client);
  });

  test('waits without a network as an unconfirmed change, and not out of sight', async () => {
    const { client, press, pressed } = await start();
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const pressing = press();
    await vi.waitFor(() =>
      expect(pendingChangesOf(client).get().changes).toMatchObject([{ type: 'answer' }]),
    );
    expect(pressed()).toBeUndefined();
    onlineManager.setOnline(true);
    await pressing;
    expect(pressed()).toEqual({ id: 'primary' });
  });
});

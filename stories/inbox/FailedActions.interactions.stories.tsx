import { onlineManager } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPreferences } from '../../src/inbox/index.ts';
import { failingFor, holdAnswers } from '../../src/mocks/index.ts';
import { readToggle } from './reachRow.ts';
import { readerActs } from './readerActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

/** What the reader can do about changes that were not saved. */
const meta = preview.meta({
  title: 'Compose/Status/Failed actions/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: unreadMessages(3).map((message) => ({ ...message, seen: true })) } },
  render: () => (
    <StoryInbox>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

const notSaved = 'That could not be saved. Please try again.';
const refused = 'That was not accepted.';
const markPath = '/widgets/messages/markAs';

const read = () =>
  storyWorld
    .current()
    .messages()
    .filter((message) => message.read).length;
const list = () => document.querySelector('[data-carillon="message-list"]');

const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });

/** A sender's button has the same name. */
function dismissButton(): HTMLElement {
  const status = document.querySelector<HTMLElement>('[data-carillon="status"]') ?? document.body;
  return within(status).getByRole('button', { name: 'Dismiss' });
}

/** The server refuses the calls of a path, and says why. */
function refuse(path: string, message: string): void {
  storyWorld.current().addFault({
    concerns: (call) => call.path === path,
    before: () => Response.json({ message }, { status: 422 }),
  });
}

async function readToggles(): Promise<HTMLElement[]> {
  const rows = await screen.findAllByRole('article', { name: /Unread/ });
  return Promise.all(rows.map(readToggle));
}

export const TriedAgainAndSaved = meta.story({
  name: 'Try again sends the failed changes once each, shows that it does, and leaves the focus to the list',
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    const undo = failingFor(markPath, 409)(world);
    const [first, second] = await readToggles();
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent(`Mark as read. ${notSaved}`);
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Mark as read (2). ${notSaved}`));
    undo();
    const held = holdAnswers(world, markPath);
    const before = readerActs().length;
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await held.arrived(2);
    const tryAgain = screen.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    held.end();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(list()).toHaveFocus();
    await expect(readerActs()).toHaveLength(before + 2);
    await expect(read()).toBe(2);
  },
});

export const TriedAgainInVain = meta.story({
  name: 'a retry that fails keeps the banner and the focus, and is announced again',
  play: async ({ userEvent }) => {
    failingFor(markPath, 409)(storyWorld.current());
    const [first] = await readToggles();
    await userEvent.click(first as HTMLElement);
    const alert = await screen.findByRole('alert');
    const tryAgain = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(tryAgain);
    await waitFor(() => expect(readerActs()).toHaveLength(2));
    await waitFor(() => expect(tryAgain).not.toHaveAttribute('aria-busy'));
    // Another element with the same words: that is what a live region announces.
    await expect(screen.getByRole('alert')).not.toBe(alert);
    await expect(screen.getByRole('alert')).toHaveTextContent(notSaved);
    await expect(tryAgain).toHaveFocus();
  },
});

export const Dismissed = meta.story({
  name: 'Dismiss puts the words away, sends nothing, and leaves the focus to the list',
  play: async ({ userEvent }) => {
    failingFor(markPath, 409)(storyWorld.current());
    const [first] = await readToggles();
    await userEvent.click(first as HTMLElement);
    await screen.findByRole('alert');
    const dismiss = dismissButton();
    const before = readerActs().length;
    dismiss.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByText(notSaved)).toBeNull();
    await expect(list()).toHaveFocus();
    await expect(readerActs()).toHaveLength(before);
    await expect(read()).toBe(0);
  },
});

export const BesideOffline = meta.story({
  name: 'another status is shown below a failed change, and does not hide it',
  beforeEach: () => () => {
    onlineManager.setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ userEvent }) => {
    failingFor(markPath, 409)(storyWorld.current());
    const [first] = await readToggles();
    await userEvent.click(first as HTMLElement);
    await screen.findByText(notSaved);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await screen.findByText('You are offline', { ignore: '[role="status"]' });
    await expect(screen.getByText(notSaved)).toBeVisible();
  },
});

export const KeptWhenAnotherActSucceeds = meta.story({
  name: 'a failed removal is shown although a mark is saved after it',
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    world.addFault({
      concerns: ({ method }) => method === 'DELETE',
      before: () => Response.json({ message: 'No' }, { status: 403 }),
    });
    const [row] = await screen.findAllByRole('article', { name: /Unread/ });
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove message' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(`Remove. ${refused}No`);
    const [toggle] = await readToggles();
    await userEvent.click(toggle as HTMLElement);
    await waitFor(() => expect(read()).toBe(1));
    await expect(screen.getByRole('alert')).toHaveTextContent(`Remove. ${refused}No`);
    await expect(tryAgain()).toBeNull();
  },
  render: () => (
    <StoryInbox undoMs={0}>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  ),
});

function Switching() {
  const [subscriberId, setSubscriberId] = useState(storyWorld.current().subscriberId);
  return (
    <StoryInbox subscriberId={subscriberId}>
      <button type="button" onClick={() => setSubscriberId('another')}>
        Switch
      </button>
      <InboxPanel style={{ inlineSize: 400, blockSize: 520 }} />
    </StoryInbox>
  );
}

export const NotOfAnotherSubscriber = meta.story({
  name: 'another subscriber does not see it',
  render: () => <Switching />,
  play: async ({ userEvent }) => {
    failingFor(markPath, 409)(storyWorld.current());
    const [first] = await readToggles();
    await userEvent.click(first as HTMLElement);
    await screen.findByText(notSaved);
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
    await expect(screen.queryByText(notSaved)).toBeNull();
  },
});

export const OfAPreference = meta.story({
  name: 'a switch that was not saved can be tried again and dismissed',
  render: () => (
    <StoryInbox>
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    const name = 'Comments and mentions';
    const inWorld = () => world.preferences().find(({ template }) => template.name === name);
    const changes = () => world.requests.filter(({ method }) => method === 'PATCH');
    const path = `/widgets/preferences/${inWorld()?.template._id}`;
    const undo = failingFor(path, 409)(world);
    await userEvent.click(await screen.findByRole('switch', { name }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(document.querySelector('[data-carillon="preference-list"]')).toHaveFocus();
    await expect(changes()).toHaveLength(1);

    await userEvent.click(screen.getByRole('switch', { name }));
    await screen.findByRole('alert');
    undo();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inWorld()?.preference.enabled).toBe(false));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(screen.getByRole('switch', { name })).not.toBeChecked();
    await expect(document.querySelector('[data-carillon="preference-list"]')).toHaveFocus();
    await expect(changes()).toHaveLength(3);
  },
});

const reason = 'Messages of <b>last year</b> are closed';

export const RefusedForAReason = meta.story({
  name: 'a mark that the server refuses for a reason tells it as text, and can be let go but not tried again',
  play: async ({ userEvent }) => {
    refuse(markPath, reason);
    const [first] = await readToggles();
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent(`Mark as read. ${refused}${reason}`);
    await expect(tryAgain()).toBeNull();
    await userEvent.click(dismissButton());
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(list()).toHaveFocus();
    await expect(readerActs()).toHaveLength(1);
  },
});

export const RefusedAtTheSecondTry = meta.story({
  name: 'a retry that is refused for a reason tells it, and the focus goes from the button that is gone to the one that helps',
  play: async ({ userEvent }) => {
    const undo = failingFor(markPath, 409)(storyWorld.current());
    const [first] = await readToggles();
    await userEvent.click(first as HTMLElement);
    await screen.findByText(notSaved);
    undo();
    refuse(markPath, reason);
    tryAgain()?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
    await expect(tryAgain()).toBeNull();
    await expect(dismissButton()).toHaveFocus();
  },
});

export const RefusedBesideFailed = meta.story({
  name: 'Try again sends only what may succeed, and what was refused for a reason stays until it is let go',
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    const [first, second] = await readToggles();
    const ids = world.messages().map(({ _id }) => _id);
    const of = (id: string | undefined, body: unknown) => JSON.stringify(body).includes(String(id));
    const undo = world.addFault({
      concerns: ({ path, body }) => path === markPath && of(ids[0], body),
      before: () => Response.json({ message: 'Later' }, { status: 409 }),
    });
    world.addFault({
      concerns: ({ path, body }) => path === markPath && of(ids[1], body),
      before: () => Response.json({ message: reason }, { status: 422 }),
    });
    await userEvent.click(first as HTMLElement);
    await screen.findByText(notSaved);
    await userEvent.click(second as HTMLElement);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(`Mark as read (2). ${notSaved}${reason}`),
    );
    undo();
    await userEvent.click(tryAgain() as HTMLElement);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(`Mark as read. ${refused}${reason}`),
    );
    await expect(tryAgain()).toBeNull();
    await expect(readerActs().filter(({ body }) => of(ids[1], body))).toHaveLength(1);
    await expect(read()).toBe(1);
  },
});

export const OfAPreferenceForAReason = meta.story({
  name: 'a switch that the server refuses for a reason tells it as text, and can be let go but not tried again',
  render: () => (
    <StoryInbox>
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    const name = 'Comments and mentions';
    const workflow = world.preferences().find(({ template }) => template.name === name);
    refuse(`/widgets/preferences/${workflow?.template._id}`, reason);
    await userEvent.click(await screen.findByRole('switch', { name }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      `Could not be saved. Your earlier setting is back.${reason}`,
    );
    await expect(tryAgain()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(world.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  },
});

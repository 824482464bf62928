import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxMessage } from '../../src/data/index.ts';
import { drawn } from './feedInSight.ts';
import { type TeamCall, team } from './TeamInbox.tsx';

/** What a reader does in a story with. */
export type Reader = Pick<StoryContext, 'canvas' | 'userEvent'>;

function backend() {
  if (team.backend === undefined) {
    throw new Error('No team inbox is drawn, so there is no backend. Draw a `TeamInbox` first.');
  }
  return team.backend;
}

const subscriber = () => storyWorld.current().subscriberId;

/** What the backend has of the reader's messages, newest first. */
export const stored = () => backend().messages(subscriber());

/** What the backend has of one message. */
export const storedOne = (id: string) => stored().find((one) => one.id === id);

/** A message arrives. */
export const arrive = (message: Partial<InboxMessage>) => backend().receive(subscriber(), message);

/** The reader has read all messages on another device. */
export const readElsewhere = () =>
  backend().change(
    subscriber(),
    stored().map(({ id }) => id),
    { read: true, seen: true },
  );

/** The line is open: what comes before is shown later. */
export async function isLive(): Promise<void> {
  await waitFor(() => expect(team.asked).toContain('listMessages'));
  await waitFor(() => expect(team.isLive).toBe(true));
  await drawn();
}

/** The reader answers a message on another device. */
export async function answerElsewhere(messageId: string, answer: string): Promise<void> {
  await backend().answerMessage?.(messageId, answer, undefined, {
    token: subscriber(),
    report: () => {},
    follow: (request) => request,
  });
}

/** The changes of messages that the backend was asked for. */
export const changes = () =>
  team.calls.filter((call): call is Extract<TeamCall, { effect: unknown }> => 'effect' in call);

/** The presses that the backend was asked for. */
export const presses = () =>
  team.calls.filter((call): call is Extract<TeamCall, { messageId: string }> => 'messageId' in call);

/** A row by its message's id. */
export function row(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-message-id="${id}"]`);
  if (found === null) {
    throw new Error(`No row of the message ${id} is in the document.`);
  }
  return found;
}

/** The ids of the rows that are listed, from above. */
export const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-message-id]')].map(
    ({ dataset }) => dataset.messageId ?? '',
  );

/** The button of a group that shows and hides its messages. */
export function groupButton(id: string): HTMLElement {
  const line = row(id).querySelector<HTMLElement>('[data-carillon="item-group"]');
  return within(line ?? row(id)).getByRole('button');
}

/** Chooses a command of a row's menu, with the mouse. */
export async function choose({ userEvent }: Reader, id: string, name: string): Promise<void> {
  await userEvent.click(within(row(id)).getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Nothing has lost the focus. */
export async function focusIsKept(): Promise<void> {
  await drawn();
  await expect(document.activeElement).not.toBe(document.body);
}

/** The toast says so, and offers to undo it. */
export async function toast(words: string): Promise<HTMLElement> {
  const group = await screen.findByRole('group', { name: 'Undo' });
  await within(group).findByText(words);
  return within(group).getByRole('button', { name: 'Undo' });
}

import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, type InboxProviderProps } from '../../../src/inbox/index.ts';
import { StoryInbox } from '../StoryInbox.tsx';
import { linkedMessages } from './linkedMessages.ts';
import { watchLinks } from './watchLinks.ts';

const navigate = fn();
const openInPlace = fn<NonNullable<InboxProviderProps['onMessageClick']>>((_message, event) =>
  event.preventDefault(),
);

const meta = preview.meta({
  title: 'Compose/Presses/In place/Interactions',
  component: InboxPanel,
  parameters: { world: { messages: linkedMessages(4) } },
  render: () => (
    <StoryInbox navigate={navigate} onMessageClick={openInPlace}>
      <InboxPanel />
    </StoryInbox>
  ),
});

/** Pressed, and waited for until the server knows that the message was read. */
async function expectRead(row: HTMLElement | undefined): Promise<void> {
  const id = row?.dataset.messageId;
  await waitFor(() =>
    expect(
      storyWorld
        .current()
        .messages()
        .find(({ _id }) => _id === id)?.read,
    ).toBe(true),
  );
}

export const StaysOnThePage = meta.story({
  name: 'a host that prevents the default of a message click keeps the page, by a press on the row or its title and by Enter, and the message is read',
  play: async ({ canvas, userEvent }) => {
    const browser = watchLinks();
    const rows = await canvas.findAllByRole('article');
    const links = canvas.getAllByRole('link');
    const ways = [
      () => userEvent.click(rows[0] as HTMLElement),
      () => userEvent.click(links[1] as HTMLElement),
      async () => {
        links[2]?.focus();
        await userEvent.keyboard('{Enter}');
      },
    ];
    for (const [index, open] of ways.entries()) {
      await open();
      await expect(openInPlace).toHaveBeenCalledTimes(index + 1);
      await expect(openInPlace.mock.lastCall?.[0].id).toBe(rows[index]?.dataset.messageId);
      await expectRead(rows[index]);
    }
    await expect(navigate).not.toHaveBeenCalled();
    await expect(browser.followed).toEqual([]);
    browser.end();
  },
});

export const NewTabsStayTheBrowsers = meta.story({
  name: 'a click with Control, Command or the middle button opens its new tab, whatever the host prevents, and the message is read',
  play: async ({ canvas, userEvent }) => {
    const browser = watchLinks();
    const rows = await canvas.findAllByRole('article');
    const links = canvas.getAllByRole('link');
    for (const [index, key] of ['Control', 'Meta'].entries()) {
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(links[index] as HTMLElement);
      await userEvent.keyboard(`{/${key}}`);
      await expect(browser.followed).toHaveLength(index + 1);
      await expect(openInPlace).toHaveBeenCalledTimes(index + 1);
      await expect(openInPlace.mock.lastCall?.[1].cancelable).toBe(false);
      await expectRead(rows[index]);
    }
    const pressed = fn((event: Event) => event.defaultPrevented);
    document.addEventListener('auxclick', pressed, { once: true });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: links[2] as HTMLElement });
    await expect(pressed).toHaveReturnedWith(false);
    await expect(openInPlace).toHaveBeenCalledTimes(3);
    await expect(openInPlace.mock.lastCall?.[1].cancelable).toBe(false);
    await expectRead(rows[2]);
    await expect(navigate).not.toHaveBeenCalled();
    browser.end();
  },
});

import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../../src/inbox/index.ts';
import type { WireMessage } from '../../../src/mocks/index.ts';
import { ItemRows } from '../ItemRows.tsx';
import { StoryInbox } from '../StoryInbox.tsx';
import { unreadMessages } from '../unreadMessages.ts';
import { watchLinks } from './watchLinks.ts';

const navigate = fn();
const here = window.location.origin;

/** An address in a message, and what the router gets of it; null where the browser keeps it. */
const addresses: readonly [url: string, routed: string | null][] = [
  ['/orders/7', '/orders/7'],
  ['orders/7?tab=2#top', 'orders/7?tab=2#top'],
  ['?tab=2', '?tab=2'],
  [`${here}/orders/7?tab=2#top`, '/orders/7?tab=2#top'],
  [here, '/'],
  ['https://example.com/plan', null],
  ['mailto:maya@example.com', null],
  ['tel:+4912345', null],
];

const meta = preview.meta({ title: 'Compose/Presses/Links/Interactions', component: InboxPanel });

export const Titles = meta.story({
  name: "a title's link goes to the router as a path if it is the app's own, else to the browser",
  render: () => (
    <ItemRows
      navigate={navigate}
      messages={addresses.map(([url]) => ({
        title: url,
        body: '',
        link: { url },
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const browser = watchLinks();
    for (const [url, routed] of addresses) {
      for (const pressed of [
        canvas.getByRole('link', { name: `Unread: ${url}` }),
        canvas.getByRole('article', { name: `Unread: ${url}` }),
      ]) {
        navigate.mockClear();
        browser.followed.length = 0;
        await userEvent.click(pressed);
        await expect([url, navigate.mock.calls.flat()]).toEqual([url, routed === null ? [] : [routed]]);
        await expect([url, browser.followed.length]).toEqual([url, routed === null ? 1 : 0]);
      }
    }
    browser.end();
  },
});

export const Bodies = meta.story({
  name: "a link in a message's body goes to the router as a path if it is the app's own, else to the browser",
  render: () => (
    <ItemRows
      navigate={navigate}
      messages={addresses.map(([url], index) => ({ title: `Row ${index}`, body: `Go [there](${url})` }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const browser = watchLinks();
    const links = await waitFor(() => {
      const found = canvas.getAllByRole('link', { name: /^there/ });
      expect(found).toHaveLength(addresses.length);
      return found;
    });
    for (const [index, [url, routed]] of addresses.entries()) {
      navigate.mockClear();
      browser.followed.length = 0;
      await userEvent.click(links[index] as HTMLElement);
      await expect([url, navigate.mock.calls.flat()]).toEqual([url, routed === null ? [] : [routed]]);
      await expect([url, browser.followed.length]).toEqual([url, routed === null ? 1 : 0]);
    }
    browser.end();
  },
});

const withButtons = unreadMessages(1).map((message) => ({
  ...message,
  cta: {
    type: 'redirect',
    data: {},
    action: {
      status: 'pending',
      buttons: [
        { type: 'primary', content: 'Approve', resultContent: 'Approved', url: `${here}/approved?by=me` },
      ],
      result: {},
    },
  },
})) as WireMessage[];

export const Buttons = meta.story({
  name: "the address of a sender's button goes to the router as a path if it is the app's own",
  parameters: { world: { messages: withButtons } },
  render: () => (
    <StoryInbox navigate={navigate}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('article'));
    await userEvent.click(await row.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/approved?by=me']]));
  },
});

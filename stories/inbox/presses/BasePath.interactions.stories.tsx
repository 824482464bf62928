import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel } from '../../../src/inbox/index.ts';
import type { WireMessage } from '../../../src/mocks/index.ts';
import { ItemRows } from '../ItemRows.tsx';
import { StoryInbox } from '../StoryInbox.tsx';
import { unreadMessages } from '../unreadMessages.ts';
import { watchLinks } from './watchLinks.ts';

const navigate = fn<(url: string) => void>();
const here = window.location.origin;

/** An address in a message, its page, and what a router with the base path `/app` gets of it; null where the browser keeps it. */
const addresses: readonly [url: string, page: string, routed: string | null][] = [
  ['/orders/7', '/app/orders/7', '/orders/7'],
  ['/orders/7?tab=2#top', '/app/orders/7?tab=2#top', '/orders/7?tab=2#top'],
  ['/', '/app/', '/'],
  ['/app/orders/7', '/app/orders/7', '/orders/7'],
  ['/app', '/app', '/'],
  ['/app?tab=2', '/app?tab=2', '/?tab=2'],
  ['/apples', '/app/apples', '/apples'],
  [`${here}/app/orders/7#top`, '/app/orders/7#top', '/orders/7#top'],
  [`${here}/another-app`, '/another-app', null],
  [`${here}/apples`, '/apples', null],
  ['https://example.com/app/plan', 'https://example.com/app/plan', null],
  ['mailto:maya@example.com', 'mailto:maya@example.com', null],
];

const titles = addresses.map(([url]) => ({ title: url, body: '', link: { url } }));
const bodies = addresses.map(([url], index) => ({ title: `Row ${index}`, body: `Go [there](${url})` }));
const leading = addresses.map(([url], index) => ({
  title: `Row ${index}`,
  body: '',
  answers: [{ id: 'primary' as const, look: 'primary' as const, label: 'Look', url }],
}));

const meta = preview.meta({
  title: 'Compose/Presses/Base path/Interactions',
  component: InboxPanel,
  beforeEach: () => void navigate.mockClear(),
});

type Reader = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Where a link leads, as the browser sees it: a path of this origin, or another address. */
const pageOf = (link: HTMLAnchorElement) => link.href.replace(here, '');

/** A press, a press with Ctrl, and the written address of each link lead to the same page. */
async function leadToOnePlace({ canvas, userEvent }: Reader, name: RegExp, base = '/app'): Promise<void> {
  const browser = watchLinks();
  const links = await waitFor(() => {
    const found = canvas.getAllByRole<HTMLAnchorElement>('link', { name });
    expect(found).toHaveLength(addresses.length);
    return found;
  });
  for (const [index, [url, page, routed]] of addresses.entries()) {
    const link = links[index] as HTMLAnchorElement;
    const written = page.replace(/^\/app/, base);
    await expect([url, pageOf(link)]).toEqual([url, written]);
    navigate.mockClear();
    browser.followed.length = 0;
    await userEvent.click(link);
    await expect([url, navigate.mock.calls.flat()]).toEqual([url, routed === null ? [] : [routed]]);
    await expect(browser.followed).toHaveLength(routed === null ? 1 : 0);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(browser.followed).toHaveLength(routed === null ? 2 : 1);
    await expect([url, pageOf(link)]).toEqual([url, written]);
  }
  browser.end();
}

export const Titles = meta.story({
  name: 'with a base path, a press on a title, one with Ctrl and its written address lead to the same page',
  render: () => <ItemRows navigate={navigate} basePath="/app" messages={titles} />,
  play: (reader) => leadToOnePlace(reader, /^Unread: /),
});

export const WithASlash = meta.story({
  name: 'a base path that ends with a slash, as bundlers write it, is the same base path',
  render: () => <ItemRows navigate={navigate} basePath="/app/" messages={titles} />,
  play: (reader) => leadToOnePlace(reader, /^Unread: /),
});

export const Bodies = meta.story({
  name: 'with a base path, a press on a link in a body, one with Ctrl and its written address lead to the same page',
  render: () => <ItemRows navigate={navigate} basePath="/app" messages={bodies} />,
  play: (reader) => leadToOnePlace(reader, /^there/),
});

export const LeadingButtons = meta.story({
  name: 'with a base path, a press on a button that only leads somewhere, one with Ctrl and its written address lead to the same page',
  render: () => <ItemRows navigate={navigate} basePath="/app" messages={leading} />,
  play: (reader) => leadToOnePlace(reader, /^Look/),
});

export const AHashRouter = meta.story({
  name: 'a router in the fragment is a base path too',
  render: () => (
    <ItemRows
      navigate={navigate}
      basePath="/#"
      messages={[{ title: 'Order', body: '', link: { url: '/orders/7' } }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Unread: Order' });
    await expect(pageOf(link)).toBe('/#/orders/7');
    await userEvent.click(link);
    await expect(navigate.mock.calls).toEqual([['/orders/7']]);
  },
});

export const WithoutARouter = meta.story({
  name: 'with a base path and no router, the browser follows the written address',
  render: () => <ItemRows navigate={undefined} basePath="/app" messages={titles.slice(0, 1)} />,
  play: async ({ canvas, userEvent }) => {
    const browser = watchLinks();
    await userEvent.click(canvas.getByRole('link', { name: 'Unread: /orders/7' }));
    await expect(browser.followed).toEqual(['/app/orders/7']);
    browser.end();
  },
});

export const RelativeToThePage = meta.story({
  name: 'an address that is relative to the open page is passed as its place below the base path, or kept by the browser',
  render: () => (
    <ItemRows
      navigate={navigate}
      basePath="/app"
      messages={[
        { title: 'Tab', body: '', link: { url: '?tab=2' } },
        { title: 'Outside', body: '', link: { url: '../orders' } },
      ]}
    />
  ),
  beforeEach() {
    const { href } = window.location;
    window.history.replaceState(null, '', '/app/inbox');
    return () => window.history.replaceState(null, '', href);
  },
  play: async ({ canvas, userEvent }) => {
    const browser = watchLinks();
    await userEvent.click(canvas.getByRole('link', { name: 'Unread: Tab' }));
    await expect(navigate.mock.calls).toEqual([['/inbox?tab=2']]);
    await userEvent.click(canvas.getByRole('link', { name: 'Unread: Outside' }));
    await expect(navigate).toHaveBeenCalledTimes(1);
    await expect(browser.followed).toEqual(['../orders']);
    browser.end();
  },
});

const answered = unreadMessages(1).map((message) => ({
  ...message,
  cta: {
    type: 'redirect',
    data: {},
    action: {
      status: 'pending',
      buttons: [{ type: 'primary', content: 'Approve', resultContent: 'Approved', url: '/app/approved' }],
      result: {},
    },
  },
})) as WireMessage[];

export const Answers = meta.story({
  name: 'with a base path, the address of an answer goes to the router without it',
  parameters: { world: { messages: answered } },
  render: () => (
    <StoryInbox navigate={navigate} basePath="/app">
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('article'));
    await userEvent.click(await row.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/approved']]));
  },
});

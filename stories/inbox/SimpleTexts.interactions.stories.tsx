import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel } from '../../src/inbox/index.ts';
import { buildMessage } from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const simple = [
  'Ana replied to **your comment**.',
  'Order `4711` has *shipped*.\n\nSee [where it is](/orders/4711).',
  'Two lines\nwithout any mark (2 * 3, snake_case)',
  'R&D asks for <b>less</b> than 1 < 2 \\*stars\\*, _really_.',
];

const meta = preview.meta({
  title: 'Compose/List/Simple texts/Interactions',
  component: Inbox.List,
  parameters: {
    world: { messages: simple.map((content, index) => buildMessage({ content }, index)) },
  },
  render: () => (
    <StoryInbox>
      <InboxPanel>
        <Inbox.List />
      </InboxPanel>
    </StoryInbox>
  ),
});

// A page of the development server loads more files than browsers list by default.
performance.setResourceTimingBufferSize(20_000);

/** How often the page has loaded the Markdown parser: other stories of the same page may have done so before. */
function parserLoads(): number {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes('renderMarkdown'))
    .length;
}

export const WithoutTheParser = meta.story({
  name: 'a feed of simple texts is formatted at once and never loads the Markdown parser; a text that needs it is formatted too',
  play: async ({ canvas }) => {
    const before = parserLoads();
    const feed = await canvas.findByRole('feed');
    await expect(within(feed).getByText('your comment').tagName).toBe('STRONG');
    await expect(within(feed).getByText('4711').tagName).toBe('CODE');
    await expect(within(feed).getByRole('link', { name: 'where it is' })).toHaveAttribute(
      'href',
      '/orders/4711',
    );
    await expect(within(feed).getByText('really').tagName).toBe('EM');
    await expect(feed).toHaveTextContent('R&D asks for <b>less</b> than 1 < 2 *stars*, really.');
    await expect(feed.querySelectorAll('[data-carillon="markdown"][data-state="plain"]')).toHaveLength(0);
    await expect(parserLoads()).toBe(before);
    // Before the live connection is there it would be heard some seconds later.
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive({ content: '- one\n- two' });
    await within(feed).findByRole('list', {}, { timeout: 5_000 });
  },
});

import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeedEnd } from '../../src/inbox/message-list/FeedEnd.tsx';
import { StoryInbox } from './StoryInbox.tsx';

const onLoadMore = fn();

/** A feed whose next page is given up as soon as it is asked for, and which then refetches: the host's clicks. */
function GivenUp() {
  const [busy, setBusy] = useState(false);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setBusy(!busy)}>
        {busy ? 'End the refetch' : 'Begin a refetch'}
      </button>
      <FeedEnd loading={false} busy={busy} failed={false} onLoadMore={onLoadMore} onMove={fn()} />
    </StoryInbox>
  );
}

const meta = preview.meta({ title: 'Inbox/List/FeedEnd/Interactions', component: FeedEnd });

export const AsksAgainForAPageThatWasGivenUp = meta.story({
  name: 'fault 24: a page given up for a refetch is asked for again while the end is in sight',
  args: { loading: false, busy: false, failed: false, onLoadMore, onMove: fn() },
  render: () => <GivenUp />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin a refetch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End the refetch' }));
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
  },
});

export const LeavesAFailureToTheReader = meta.story({
  args: { loading: false, busy: false, failed: true, onLoadMore, onMove: fn() },
  render: (args) => (
    <StoryInbox>
      <FeedEnd {...args} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // Once, by the click: the end was in sight all the time.
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
  },
});

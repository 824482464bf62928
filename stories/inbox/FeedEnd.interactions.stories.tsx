import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { toInboxError } from '../../src/data/index.ts';
import { FeedEnd, type FeedEndProps } from '../../src/inbox/message-list/FeedEnd.tsx';
import { InboxRoot } from '../../src/inbox/root/InboxRoot.tsx';
import { StoryInbox } from './StoryInbox.tsx';

const onLoadMore = fn();
const failure = toInboxError(new Error('No network'));
const resting: FeedEndProps['feed'] = {
  isFetchingMore: false,
  isFetching: false,
  moreError: null,
  moreFailures: 0,
  loadedAtMs: 0,
  fetchMore: onLoadMore,
};
const failed = { ...resting, moreError: failure, moreFailures: 1 };

/** A feed that the host's clicks refetch; `busy` is undefined before the first one. */
function Refetched({ endOf }: { endOf: (busy: boolean | undefined) => Partial<FeedEndProps['feed']> }) {
  const [busy, setBusy] = useState<boolean>();
  return (
    <StoryInbox>
      <button type="button" onClick={() => setBusy(!busy)}>
        {busy ? 'End the refetch' : 'Begin a refetch'}
      </button>
      <InboxRoot>
        <FeedEnd feed={{ ...resting, isFetching: busy === true, ...endOf(busy) }} onMove={fn()} />
      </InboxRoot>
    </StoryInbox>
  );
}

/** Its next page is given up as soon as it is asked for. */
const givenUp = () => ({});

/** Its next page has failed. The reader's try is cut off before it is drawn, and the refetch that follows forgets the failure. */
const neverDrawn = (busy: boolean | undefined) => ({
  moreError: busy === false ? null : failure,
  moreFailures: 1,
});

/** A feed that is refetched without a pause from the first click on: each is an answer. */
function Streaming() {
  const [answers, setAnswers] = useState(0);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        Answer
      </button>
      <InboxRoot>
        <FeedEnd feed={{ ...resting, isFetching: answers > 0, loadedAtMs: answers }} onMove={fn()} />
      </InboxRoot>
    </StoryInbox>
  );
}

const meta = preview.meta({ title: 'Compose/List/End/Interactions', component: FeedEnd });

export const AsksAgainForAPageThatWasGivenUp = meta.story({
  name: 'fault 24: a page given up for a refetch is asked for again while the end is in sight',
  args: { feed: resting, onMove: fn() },
  render: () => <Refetched endOf={givenUp} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin a refetch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End the refetch' }));
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
  },
});

export const AsksAgainForATryThatWasCutOff = meta.story({
  name: 'a press on "Try again" that a refetch cuts off before it is drawn is made again after it',
  args: { feed: resting, onMove: fn() },
  render: () => <Refetched endOf={neverDrawn} />,
  play: async ({ canvas, userEvent }) => {
    const refetch = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Begin a refetch' }));
      await userEvent.click(canvas.getByRole('button', { name: 'End the refetch' }));
    };
    await canvas.findByText('Older notifications could not be loaded.');
    await expect(onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
    await refetch();
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
  },
});

export const AsksBetweenRefetchesThatFollowEachOther = meta.story({
  name: 'fault 43: where one refetch follows the other, the next page is asked for between them',
  args: { feed: resting, onMove: fn() },
  render: () => <Streaming />,
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.click(answer);
    await expect(onLoadMore).toHaveBeenCalledTimes(2);
    await userEvent.click(answer);
    await expect(onLoadMore).toHaveBeenCalledTimes(3);
  },
});

export const LeavesAFailureToTheReader = meta.story({
  args: { feed: failed, onMove: fn() },
  render: (args) => (
    <StoryInbox>
      <InboxRoot>
        <FeedEnd {...args} />
      </InboxRoot>
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // Once, by the click: the end was in sight all the time.
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
  },
});

/** A failure that the host's click makes look like none: a refetch of the pages before it has succeeded. */
function Forgotten() {
  const [known, setKnown] = useState(true);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setKnown(false)}>
        End a refetch
      </button>
      <InboxRoot>
        <FeedEnd feed={{ ...failed, moreError: known ? failure : null }} onMove={fn()} />
      </InboxRoot>
    </StoryInbox>
  );
}

export const AfterARefetchAFailureIsStillLeftToTheReader = meta.story({
  args: { feed: resting, onMove: fn() },
  render: () => <Forgotten />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End a refetch' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older notifications' }));
    // Once, by the click.
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
  },
});

/** A press whose page a refetch cuts off: the host's clicks go from the failure to the try, its end without an answer, and the refetch. */
function CutOff() {
  const [step, setStep] = useState(0);
  const states = [
    failed,
    { ...failed, isFetchingMore: true },
    { ...failed, isFetching: true },
    { ...resting, moreFailures: 1, loadedAtMs: 1 },
  ];
  return (
    <StoryInbox>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <InboxRoot>
        <FeedEnd feed={{ ...failed, ...states[step] }} onMove={fn()} />
      </InboxRoot>
    </StoryInbox>
  );
}

export const AsksAgainForAPressThatWasCutOff = meta.story({
  name: 'a press on "Try again" that ends without an answer is no second failure, and is made again',
  args: { feed: resting, onMove: fn() },
  render: () => <CutOff />,
  play: async ({ canvas, userEvent }) => {
    const failure = 'Older notifications could not be loaded.';
    await canvas.findByText(failure);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.queryByText(failure)).toBeNull();
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
    await userEvent.click(next);
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByText(failure)).toBeNull();
  },
});

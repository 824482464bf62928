import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { FeedEnd, type FeedEndProps } from '../../src/inbox/message-list/FeedEnd.tsx';
import { InboxRoot } from '../../src/inbox/root/InboxRoot.tsx';
import { StoryInbox } from './StoryInbox.tsx';

const onLoadMore = fn();
const resting = {
  loading: false,
  busy: false,
  failed: false,
  failures: 0,
  updatedAtMs: 0,
  onLoadMore,
  onRetry: fn(),
  onMove: fn(),
};

/** A feed that the host's clicks refetch; `busy` is undefined before the first one. */
function Refetched({ endOf }: { endOf: (busy: boolean | undefined) => Partial<FeedEndProps> }) {
  const [busy, setBusy] = useState<boolean>();
  return (
    <StoryInbox>
      <button type="button" onClick={() => setBusy(!busy)}>
        {busy ? 'End the refetch' : 'Begin a refetch'}
      </button>
      <InboxRoot>
        <FeedEnd {...resting} busy={busy === true} {...endOf(busy)} />
      </InboxRoot>
    </StoryInbox>
  );
}

/** Its next page is given up as soon as it is asked for. */
const givenUp = () => ({});

/** Its next page has failed. The reader's try is cut off before it is drawn, and the refetch that follows forgets the failure. */
const neverDrawn = (busy: boolean | undefined) => ({ failed: busy !== false, failures: 1 });

/** A feed that is refetched without a pause from the first click on: each is an answer. */
function Streaming() {
  const [answers, setAnswers] = useState(0);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        Answer
      </button>
      <InboxRoot>
        <FeedEnd {...resting} busy={answers > 0} updatedAtMs={answers} />
      </InboxRoot>
    </StoryInbox>
  );
}

const meta = preview.meta({ title: 'Compose/List/End/Interactions', component: FeedEnd });

export const AsksAgainForAPageThatWasGivenUp = meta.story({
  name: 'fault 24: a page given up for a refetch is asked for again while the end is in sight',
  args: resting,
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
  args: resting,
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
  args: resting,
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
  args: { ...resting, failed: true, failures: 1 },
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
  const [failed, setFailed] = useState(true);
  return (
    <StoryInbox>
      <button type="button" onClick={() => setFailed(false)}>
        End a refetch
      </button>
      <InboxRoot>
        <FeedEnd {...resting} failed={failed} failures={1} />
      </InboxRoot>
    </StoryInbox>
  );
}

export const AfterARefetchAFailureIsStillLeftToTheReader = meta.story({
  args: resting,
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
  const failed = { ...resting, failed: true, failures: 1 };
  const states = [
    failed,
    { ...failed, loading: true },
    { ...failed, busy: true },
    { ...resting, failures: 1, updatedAtMs: 1 },
  ];
  return (
    <StoryInbox>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <InboxRoot>
        <FeedEnd {...failed} {...states[step]} />
      </InboxRoot>
    </StoryInbox>
  );
}

export const AsksAgainForAPressThatWasCutOff = meta.story({
  name: 'a press on "Try again" that ends without an answer is no second failure, and is made again',
  args: resting,
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

import { screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { openSearch } from './openSearch.ts';
import { TeamInbox } from './TeamInbox.tsx';
import { comment, question } from './teamMessages.ts';

const meta = preview.meta({
  title: 'Features/Lists',
  id: 'features-what-waits-for-me',
  component: TeamInbox,
});

/** A thread and the states of a build are one row each; questions have a tab of their own. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /2 unread · / });
  },
});

/** A thread of three comments, and a question. */
export const Thread = meta.story({
  args: {
    messages: [
      comment('c3', 1, 'maya', 'Launch', 'Ship it.'),
      comment('c2', 2, 'jonas', 'Launch', 'Ready.'),
      comment('c1', 3, 'ines', 'Launch', 'Almost.', { read: true }),
      question('q1', 5),
    ],
  },
});

/** A group shows its messages in place. */
export const OpenGroup = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2 unread · / }));
    await canvas.findByRole('article', { name: /Jonas commented on Checkout/ });
  },
});

/** What waits for the reader's answer, read or not. */
export const NeedsYou = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Needs you/ }));
    await canvas.findByRole('article', { name: /Expense q2/ });
  },
});

/** Nothing waits for an answer. */
export const NothingNeedsYou = meta.story({
  args: { messages: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Needs you/ }));
    await canvas.findByText('Nothing needs you', { selector: 'p' });
  },
});

/** What was found is marked, in single rows. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await openSearch({ userEvent }), 'coupon');
    await canvas.findByText('1 found');
  },
});

/** Nothing was found. */
export const NotFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await openSearch({ userEvent }), 'giraffe');
    await canvas.findByText(/Nothing found/, { selector: 'p' });
  },
});

/** Only comments are listed. */
export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openSearch({ userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Comments' }));
  },
});

/** Several questions are answered at once, where the host lets them. */
export const AnsweredTogether = meta.story({
  args: { canAnswerTogether: () => true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Needs you/ }));
    await canvas.findByRole('article', { name: /Expense q2/ });
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await within(await canvas.findByRole('toolbar')).findByRole('button', { name: /Approve 2/ });
  },
});

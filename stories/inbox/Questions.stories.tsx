import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import type { InboxMessage } from '../../src/data/index.ts';
import { keys, touch } from '../../src/features.ts';
import { decidedTab, needsYouTab } from '../../src/inbox/index.ts';
import { row } from './listActs.ts';
import { fiftyQuestions, questionMessages } from './questionMessages.ts';
import { TeamInbox, team } from './TeamInbox.tsx';

const meta = preview.meta({
  title: 'Inbox/Questions',
  args: { messages: questionMessages(), options: {} },
  render: (args) => <TeamInbox {...args} />,
});

/** Two answers are buttons; of more the first, and a menu of the others. What was decided says by whom and when. */
export const Default = meta.story({});

/** What an answer asks for, before it is sent. */
export const Fields = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay' });
    await userEvent.click(await within(row('payment')).findByRole('button', { name: 'Pay' }));
    await within(row('payment')).findByRole('spinbutton', { name: /Amount/ });
  },
});

/** What is wrong with what was filled in. */
export const Faults = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay' });
    const found = within(row('payment'));
    await userEvent.click(await found.findByRole('button', { name: 'Pay' }));
    const amount = await found.findByRole('spinbutton', { name: /Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await userEvent.click(found.getByRole('button', { name: 'Pay' }));
  },
});

/** An answer that cannot be taken back asks once more. */
export const Danger = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ship it' });
    const found = within(row('release'));
    await userEvent.click(await found.findByRole('button', { name: 'More answers' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Drop the release' }));
  },
});

/** Somebody else is faster than any answer here. */
export const TooLate = meta.story({
  args: {
    onAnswer: ({ id }: InboxMessage) =>
      team.backend?.change(storyWorld.current().subscriberId, [id], {
        answered: { id: 'no', by: 'Maya', at: new Date().toISOString() },
      }),
  },
});

/** Fifty that wait, to be decided one after the other by a thumb or by keys. */
export const Fifty = meta.story({
  args: { messages: fiftyQuestions(), tabs: [needsYouTab, decidedTab], features: [keys(), touch()] },
});

import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { InboxPanel, needsYouTab } from '../../src/inbox/index.ts';
import { drawn } from './feedInSight.ts';
import { focusIsKept, presses } from './listActs.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';
import { question } from './teamMessages.ts';

const questions = () => ['q1', 'q2', 'q3', 'q4'].map((id, place) => question(id, place + 1));
const size = { blockSize: 420, inlineSize: 400 };

/** A question that two see at once. */
const meta = preview.meta({
  title: 'Features/What waits for me/Two at once/Interactions',
  component: TeamInbox,
  args: { undoMs: 50, tabs: [needsYouTab] },
  beforeEach: resetTeam,
});

/** The same inbox in another browser, whose client knows nothing of the first. */
function OtherBrowser() {
  const { recorded } = team;
  const [backend] = useState(() => recorded && { ...recorded, id: `${recorded.id}/other` });
  return (
    <StoryInbox backend={backend} tabs={[needsYouTab]} undoMs={50}>
      <InboxPanel label="Second" style={size} />
    </StoryInbox>
  );
}

export const InTwoTabs = meta.story({
  name: 'a question that is answered in two browsers at once leaves both, each has asked once, and nothing is told as failed',
  render: (args) => (
    <TeamInbox {...args} messages={questions()}>
      <InboxPanel label="First" style={size} />
      <OtherBrowser />
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const panels = ['First', 'Second'].map((name) => within(canvas.getByRole('region', { name })));
    const rows = await Promise.all(
      panels.map((panel) => panel.findByRole('article', { name: /Expense q1/ })),
    );
    await drawn();
    for (const asked of rows) {
      await userEvent.click(await within(asked).findByRole('button', { name: 'Approve' }));
    }
    for (const panel of panels) {
      await waitFor(() => expect(panel.queryByRole('article', { name: /Expense q1/ })).toBeNull());
      await expect(panel.getAllByRole('article')).toHaveLength(3);
    }
    await waitFor(() => expect(presses()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull());
    await expect(presses().map(({ messageId }) => messageId)).toEqual(['q1', 'q1']);
    await expect(screen.queryAllByRole('alert')).toEqual([]);
    await expect(canvas.queryByText(/could not be saved|not accepted/)).toBeNull();
  },
});

export const InTwoPanels = meta.story({
  name: 'a question that is answered in one of two panels of a page leaves the other too, by one call',
  render: (args) => (
    <TeamInbox {...args} messages={questions()}>
      <InboxPanel label="First" style={size} />
      <InboxPanel label="Second" style={size} />
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const second = within(canvas.getByRole('region', { name: 'Second' }));
    const first = within(canvas.getByRole('region', { name: 'First' }));
    await second.findByRole('article', { name: /Expense q1/ });
    const asked = await first.findByRole('article', { name: /Expense q1/ });
    await userEvent.click(await within(asked).findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(canvas.queryAllByRole('article', { name: /Expense q1/ })).toEqual([]));
    await waitFor(() => expect(presses()).toEqual([{ messageId: 'q1', answer: 'primary' }]));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await focusIsKept();
  },
});

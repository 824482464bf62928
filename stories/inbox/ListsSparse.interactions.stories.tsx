import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { resetTeam, TeamInbox, team } from './TeamInbox.tsx';
import { question, teamMessage } from './teamMessages.ts';

const meta = preview.meta({
  title: 'Features/What waits for me/Sparse interactions',
  tags: ['!autodocs'],
  component: TeamInbox,
  beforeEach: resetTeam,
  args: {
    messages: [
      ...Array.from({ length: 300 }, (_, index) =>
        teamMessage(`n${index}`, index, { title: `News ${index}` }),
      ),
      question('q1', 400),
    ],
  },
});

const pages = () => team.asked.filter((name) => name === 'listMessages').length;

export const LoadsNotEverything = meta.story({
  name: 'a tab in which little is left loads a hundred messages by itself, and older ones on request',
  play: async ({ canvas, userEvent }) => {
    // What waits is counted first, by pages of its own.
    const tab = await canvas.findByRole('tab', { name: /Needs you/ });
    await waitFor(() => expect(tab).toHaveTextContent('1'), { timeout: 5_000 });
    const loaded = canvas.getAllByRole('article').length / 10;
    team.asked = [];
    await userEvent.click(tab);
    await waitFor(() => expect(pages()).toBe(10 - loaded));
    // Another page would be on its way by now.
    const more = await canvas.findByRole('button', { name: 'Show older notifications' });
    await waitFor(() => expect(more).toHaveAttribute('data-state', 'idle'));
    expect(pages()).toBe(10 - loaded);
    await userEvent.click(more);
    await waitFor(() => expect(pages()).toBe(11 - loaded));
    await waitFor(() => expect(more).toHaveAttribute('data-state', 'idle'));
    expect(pages()).toBe(11 - loaded);
    expect(more).toHaveFocus();
  },
});

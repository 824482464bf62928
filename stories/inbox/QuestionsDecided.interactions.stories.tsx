import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { keys } from '../../src/features.ts';
import { decidedTab, needsYouTab } from '../../src/inbox/index.ts';
import { isLive, listed, presses, row, storedOne } from './listActs.ts';
import { fiftyQuestions, questionMessages } from './questionMessages.ts';
import { resetTeam, TeamInbox } from './TeamInbox.tsx';
import { answers, teamMessage } from './teamMessages.ts';

const meta = preview.meta({
  title: 'Inbox/Decisions interactions',
  tags: ['!dev', '!autodocs'],
  args: {
    messages: questionMessages(),
    options: {},
    tabs: [{ tabId: 'all', label: 'Inbox' }, needsYouTab, decidedTab],
    features: [keys()],
  },
  beforeEach: resetTeam,
  render: (args) => <TeamInbox {...args} />,
});

const tab = (name: RegExp) => screen.findByRole('tab', { name });

/** Not before the code of keys and of answers is there. */
async function keysAreThere(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('feed')).toHaveAttribute(
      'aria-keyshortcuts',
      expect.stringMatching(/ J .* A 1 2 /),
    ),
  );
}

export const DecidedAtOnce = meta.story({
  name: 'the tab of decided messages has an answer at once, loses it when that is undone, and has it again once it was sent',
  args: { undoMs: 30_000 },
  play: async ({ userEvent, canvas }) => {
    await isLive();
    await userEvent.click(await tab(/Decided/));
    await screen.findByText('Granted by Maya');
    await expect(listed()).toEqual(['access']);
    // Four are unread in the inbox, and none of them is meant here.
    await expect(await tab(/Decided/)).toHaveAccessibleName('Decided');
    await userEvent.click(await tab(/Needs you/));
    const found = within(row('release'));
    await userEvent.click(await found.findByRole('button', { name: 'Ship it' }));
    await userEvent.click(await tab(/Decided/));
    await waitFor(() => expect(listed()).toEqual(['release', 'access']));
    await within(row('release')).findByText('Shipped');
    await expect(presses()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listed()).toEqual(['access']));
  },
});

export const KeysOfTheirFeature = meta.story({
  name: 'without the feature of keys a list announces none for answers, and none of them answers',
  args: { features: [] },
  play: async ({ userEvent }) => {
    await isLive();
    await within(row('release')).findByRole('button', { name: 'Ship it' });
    await waitFor(() => expect(screen.getByRole('feed').getAttribute('aria-keyshortcuts')).toMatch(/ E\b/));
    expect(screen.getByRole('feed').getAttribute('aria-keyshortcuts')).not.toMatch(/ (A|1)\b/);
    row('release').focus();
    await userEvent.keyboard('a1');
    await expect(row('release')).toHaveFocus();
    await within(row('release')).findByRole('button', { name: 'Ship it' });
    expect(presses()).toEqual([]);
  },
});

export const DecidedWithoutTheServer = meta.story({
  name: 'where no server lists what was answered, the tab has what is loaded, and says of how many that is',
  args: {
    messages: [
      ...questionMessages(),
      ...Array.from({ length: 150 }, (_, index) =>
        teamMessage(`later-${index}`, 60 + index, { title: 'A note' }),
      ),
    ],
    capabilities: { answered: false },
    tabs: [
      { tabId: 'all', label: 'Inbox' },
      needsYouTab,
      { tabId: 'done', label: 'Decided by us', filter: 'answered' },
    ],
  },
  play: async ({ userEvent }) => {
    await isLive();
    await userEvent.click(await tab(/Decided/));
    await screen.findByText('Granted by Maya');
    await expect(listed()).toEqual(['access']);
    await expect(await screen.findByText('100 loaded')).toBeVisible();
  },
});

export const NothingDecided = meta.story({
  name: 'a tab of decided messages without any says so, and names itself before a question is loaded',
  args: { messages: [teamMessage('note', 3, { title: 'A note' })] },
  play: async ({ userEvent }) => {
    await userEvent.click(await tab(/Decided/));
    await screen.findByText('Nothing decided yet');
  },
});

export const ByKeys = meta.story({
  name: 'A and the digits give answers where the focus is, a digit without an answer does nothing, and E puts a question off',
  args: { undoMs: 300 },
  play: async ({ userEvent }) => {
    await isLive();
    await keysAreThere();
    row('release').focus();
    await userEvent.keyboard('9');
    await userEvent.keyboard('4');
    await within(row('release')).findByText('Asked Maya');
    await waitFor(() => expect(presses()).toEqual([{ messageId: 'release', answer: 'ask' }]));
    await expect(row('release')).toHaveFocus();
    row('trip').focus();
    await userEvent.keyboard('e');
    await waitFor(() => expect(storedOne('trip')?.snoozedUntil).toBeTruthy());
    await expect(storedOne('trip')).toMatchObject({ archived: false });
    await expect(storedOne('trip')?.answered).toBeUndefined();
    // What asks nothing is archived by the same key.
    row('access').focus();
    await userEvent.keyboard('a');
    await userEvent.keyboard('e');
    await waitFor(() => expect(storedOne('access')).toMatchObject({ archived: true }));
    await expect(presses()).toHaveLength(1);
  },
});

export const FiftyDecisions = meta.story({
  name: 'fifty questions of four kinds are decided by at most sixty keys, with the focus on the next one each time',
  args: { messages: fiftyQuestions(), undoMs: 5_000 },
  play: async ({ userEvent }) => {
    await isLive();
    await keysAreThere();
    let pressed = 0;
    const press = async (key: string) => {
      pressed += 1;
      await userEvent.keyboard(key);
    };
    const list = screen.getByRole('feed');
    screen.getAllByRole('article')[0]?.focus();
    await press('g');
    await press('2');
    await press('j');
    const decided: string[] = [];
    for (;;) {
      await waitFor(() => expect(screen.getByRole('feed').contains(document.activeElement)).toBe(true));
      const id = document.activeElement?.closest<HTMLElement>('[data-message-id]')?.dataset.messageId ?? '';
      if (decided.includes(id) || id === '') {
        break;
      }
      decided.push(id);
      const [kind = ''] = id.split('-');
      await press({ expense: 'a', release: '3', reminder: 'e', payment: 'a' }[kind] ?? '');
      if (kind === 'payment') {
        await within(row(id)).findByRole('spinbutton', { name: /Amount/ });
        await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
        await press('{Enter}');
      }
      if (decided.length === 50) {
        break;
      }
      await waitFor(() => expect(document.querySelector(`[data-message-id="${id}"]`)).toBeNull());
    }
    await expect(new Set(decided).size).toBe(50);
    await expect(pressed).toBeLessThanOrEqual(60);
    await screen.findByText('Nothing needs you');
    await expect(list.ownerDocument.activeElement).not.toBe(document.body);
    await waitFor(() => expect(presses()).toHaveLength(45), { timeout: 15_000 });
    await expect(presses().filter(({ answer }) => answer === 'primary')).toHaveLength(25);
  },
});

export const Together = meta.story({
  name: 'a range that Shift marks is answered by the same key, by what its questions have in common',
  args: {
    messages: [
      ...['d', 'c', 'b', 'a'].map((id, index) =>
        teamMessage(id, index + 1, { kind: 'approval', title: `Expense ${id}`, answers }),
      ),
    ],
    undoMs: 300,
    canAnswerTogether: () => true,
  },
  play: async ({ userEvent }) => {
    await isLive();
    await keysAreThere();
    row('d').focus();
    await userEvent.keyboard('{Shift>}jj{/Shift}');
    await screen.findByRole('toolbar', { name: '3 selected' });
    await screen.findByRole('button', { name: 'Approve 3' });
    await userEvent.keyboard('2');
    await waitFor(() => expect(presses()).toHaveLength(3));
    await expect(
      presses()
        .map(({ messageId, answer }) => `${messageId} ${answer}`)
        .sort(),
    ).toEqual(['b secondary', 'c secondary', 'd secondary']);
    await expect(storedOne('a')?.answered).toBeUndefined();
  },
});

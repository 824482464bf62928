import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { snoozeTimes } from '../../src/features/snooze/snoozeTimes.ts';
import { InboxPopover } from '../../src/inbox/index.ts';
import { asked, opened, PlacesInbox, refused } from './PlacesInbox.tsx';

const onMessageClick = fn();

const meta = preview.meta({
  title: 'Features/Archive and snooze/Interactions',
  component: PlacesInbox,
  args: { undoMs: 0, onMessageClick },
  beforeEach() {
    asked.splice(0);
    refused.clear();
    onMessageClick.mockClear();
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const row = (title: RegExp) => screen.getByRole('article', { name: title });
const gone = (title: RegExp) =>
  waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull());
const changes = () => asked.filter((name) => name === 'changeMessages').length;
const stored = (id: string) => {
  const { backend } = opened;
  return backend?.messages(storyWorld.current().subscriberId).find((one) => one.id === id);
};

/** The rows with the menu of one of them open, once the actions are there. */
async function openMenu({ canvas, userEvent }: Context, title: RegExp): Promise<void> {
  await canvas.findByRole('article', { name: title });
  await canvas.findByText('High priority');
  await userEvent.click(within(row(title)).getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu');
}

async function choose(
  context: Context,
  title: RegExp,
  ...names: readonly (string | RegExp)[]
): Promise<void> {
  await openMenu(context, title);
  for (const name of names) {
    await context.userEvent.click(await screen.findByRole('menuitem', { name }));
  }
}

async function openTab({ canvas, userEvent }: Context, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name }));
}

export const ArchivedByTheMenu = meta.story({
  name: 'a message that is archived by its menu leaves, with the focus on the next one, and is in the tab of archived ones, read',
  play: async (context) => {
    const { canvas } = context;
    await choose(context, /deployment/, 'Archive');
    await gone(/deployment/);
    await waitFor(() => expect(row(/invoice/)).toHaveFocus());
    await waitFor(() => expect(stored('deploy')).toMatchObject({ archived: true, read: true }));
    await expect(onMessageClick).not.toHaveBeenCalled();
    await expect(changes()).toBe(1);
    await openTab(context, /Archived/);
    await canvas.findByRole('article', { name: /deployment/ });
    await expect(row(/deployment/)).toHaveAttribute('data-archived');
    await expect(row(/deployment/)).not.toHaveAttribute('data-unread');
  },
});

export const UndoneBeforeItIsSent = meta.story({
  name: 'an archived message comes back by undo, and the backend never hears of it',
  args: { undoMs: 600_000 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, /deployment/, 'Archive');
    await gone(/deployment/);
    const toast = within(await canvas.findByRole('group', { name: 'Undo' }));
    await toast.findByText('Archived');
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('article', { name: /deployment/ });
    await expect(row(/deployment/)).toHaveAttribute('data-unread');
    await expect(changes()).toBe(0);
  },
});

export const ArchivedByItsKey = meta.story({
  name: 'E in a row archives it, opens nothing and does so once while it is held; with a modifier it is the browser’s',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('High priority');
    await waitFor(() =>
      expect(canvas.getByRole('feed')).toHaveAttribute('aria-keyshortcuts', expect.stringMatching(/ E$/)),
    );
    row(/deployment/).focus();
    await userEvent.keyboard('{Control>}e{/Control}{Alt>}e{/Alt}{Shift>}e{/Shift}{Meta>}e{/Meta}');
    await expect(row(/deployment/)).toBeVisible();
    await userEvent.keyboard('{e>}');
    await gone(/deployment/);
    await waitFor(() => expect(row(/invoice/)).toHaveFocus());
    fireEvent.keyDown(row(/invoice/), { key: 'e', code: 'KeyE', repeat: true });
    await userEvent.keyboard('{/e}');
    await expect(changes()).toBe(1);
    await expect(onMessageClick).not.toHaveBeenCalled();
    await expect(stored('invoice')?.archived).toBeFalsy();
    // From a control in the row, too.
    within(row(/invoice/))
      .getByRole('button', { name: 'More actions' })
      .focus();
    await userEvent.keyboard('e');
    await gone(/invoice/);
    await waitFor(() => expect(row(/Storage/)).toHaveFocus());
    await expect(changes()).toBe(2);
  },
});

export const OutsideOfTheRows = meta.story({
  name: 'E does nothing in an open menu, outside of the rows, or while the reader is selecting',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openMenu(context, /deployment/);
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('button', { name: 'Settings' }).focus();
    await userEvent.keyboard('e');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await canvas.findByRole('toolbar');
    row(/deployment/).focus();
    await userEvent.keyboard('e');
    await expect(row(/deployment/)).toBeVisible();
    await expect(changes()).toBe(0);
  },
});

export const BroughtBackByTheSameKey = meta.story({
  name: 'E in the tab of archived messages brings one back, and the tab says that nothing is archived',
  args: { undoMs: 600_000 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('High priority');
    await openTab(context, /Archived/);
    (await canvas.findByRole('article', { name: /Welcome/ })).focus();
    await userEvent.keyboard('e');
    await canvas.findByText('Nothing is archived', { selector: 'p' });
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText('Back in the inbox');
    await openTab(context, /Inbox/);
    await canvas.findByRole('article', { name: /Welcome/ });
  },
});

export const SeveralAtOnce = meta.story({
  name: 'selected messages are archived by one call, and the bar goes',
  args: { undoMs: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('High priority');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const bar = within(await canvas.findByRole('toolbar'));
    await userEvent.click(within(row(/deployment/)).getByRole('checkbox'));
    await userEvent.click(within(row(/invoice/)).getByRole('checkbox'));
    await expect(bar.getAllByRole('button').map(({ dataset }) => dataset.action)).toEqual([
      'read',
      'archive',
      'snooze',
      'remove',
      undefined,
    ]);
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }));
    await gone(/deployment|invoice/);
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText('2 archived');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(changes()).toBe(0);
  },
});

export const SeveralPutOff = meta.story({
  name: 'selected messages are put off together; a closed menu of times leaves them selected',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('High priority');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const bar = within(await canvas.findByRole('toolbar'));
    await userEvent.click(within(row(/deployment/)).getByRole('checkbox'));
    await userEvent.click(within(row(/invoice/)).getByRole('checkbox'));
    await userEvent.click(bar.getByRole('button', { name: 'Snooze' }));
    await screen.findByRole('menuitem', { name: /Tomorrow/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await bar.findByText('2 selected');
    await userEvent.click(bar.getByRole('button', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow/ }));
    await gone(/deployment|invoice/);
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await waitFor(() => expect(changes()).toBe(1));
    await expect(stored('deploy')?.snoozedUntil).toBe(stored('invoice')?.snoozedUntil);
  },
});

export const Refused = meta.story({
  name: 'an archive that the backend refuses is told by its name, and the message is back',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('High priority');
    refused.add('changeMessages');
    await choose(context, /deployment/, 'Archive');
    await canvas.findByText('That was not accepted.', { selector: 'span' });
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Archive. That was not accepted.'),
    );
    await canvas.findByRole('article', { name: /deployment/ });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const PutOffByEachTime = meta.story({
  name: 'each time of the menu puts a message off until then, with the focus on the next one',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('High priority');
    const times = snoozeTimes(Date.now());
    const rows = [
      ['deploy', /deployment/, /In an hour/, times.inAnHour],
      ['invoice', /invoice/, /This evening/, times.thisEvening],
      ['storage', /Storage/, /Tomorrow/, times.tomorrow],
      ['digest', /digest/, /Next week/, times.nextWeek],
    ] as const;
    for (const [id, title, name, untilMs = 0] of rows) {
      await canvas.findByRole('article', { name: title });
      await context.userEvent.click(within(row(title)).getByRole('button', { name: 'More actions' }));
      await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
      await context.userEvent.click(screen.getByRole('menuitem', { name }));
      await gone(title);
      await waitFor(() => expect(stored(id)?.snoozedUntil).toBeTruthy());
      // An hour from now begins when it is pressed.
      await expect(Math.abs(Date.parse(stored(id)?.snoozedUntil ?? '') - untilMs)).toBeLessThan(60_000);
    }
    await expect(changes()).toBe(rows.length);
    await expect(onMessageClick).not.toHaveBeenCalled();
    await openTab(context, /Snoozed/);
    await expect(await canvas.findAllByText(/^Snoozed until/)).toHaveLength(5);
    await expect(row(/deployment/)).toHaveAttribute('data-snoozed');
    await expect(row(/deployment/)).toHaveAccessibleDescription(/High priority.*Snoozed until/);
  },
});

export const WithoutATime = meta.story({
  name: 'a message is put off without a time, is in the tab of those without one, and can be brought back',
  args: { undoMs: 600_000 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, /deployment/, 'Snooze', 'Without a time');
    await gone(/deployment/);
    const toast = within(canvas.getByRole('group', { name: 'Undo' }));
    await toast.findByText('Snoozed');
    await openTab(context, /Snoozed/);
    await canvas.findByRole('article', { name: /deployment/ });
    await expect(row(/deployment/)).not.toHaveAccessibleDescription(/Snoozed until/);
    await choose(context, /deployment/, 'End snooze');
    await gone(/deployment/);
    await openTab(context, /Inbox|Notifications/);
    await canvas.findByRole('article', { name: /deployment/ });
    await userEvent.keyboard('{Escape}');
  },
});

export const SaidWithItsTime = meta.story({
  name: 'the toast of a message that is put off says until when, and undo brings it back',
  args: { undoMs: 600_000 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, /deployment/, 'Snooze', /Tomorrow/);
    await gone(/deployment/);
    await waitFor(() => expect(row(/invoice/)).toHaveFocus());
    await within(canvas.getByRole('group', { name: 'Undo' })).findByText(
      /^Snoozed until \w{3}, \w{3} \d+, 9:00/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('article', { name: /deployment/ });
    await expect(changes()).toBe(0);
  },
});

export const BackToTheCommands = meta.story({
  name: 'the arrow against the reading direction leads from the times back to the commands, and Escape closes the menu',
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, /deployment/, 'Snooze');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /In an hour/ })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Snooze' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Snooze' })).toHaveFocus());
    await expect(screen.queryByRole('menuitem', { name: /Tomorrow/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /Tomorrow/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(within(row(/deployment/)).getByRole('button', { name: 'More actions' })).toHaveFocus(),
    );
    await expect(changes()).toBe(0);
  },
});

export const UntilAChosenTime = meta.story({
  name: 'a chosen time puts a message off until then; one that has passed is refused by the field',
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, /deployment/, 'Snooze', /Choose a time/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Snooze until');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, '2020-01-01T09:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
    await expect(field.validity.rangeUnderflow).toBe(true);
    await expect(changes()).toBe(0);
    await expect(row(/deployment/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2031-02-03T04:05');
    await userEvent.keyboard('{Enter}');
    await gone(/deployment/);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Snooze' })).toBeNull());
    await waitFor(() => expect(row(/invoice/)).toHaveFocus());
    await waitFor(() =>
      expect(stored('deploy')?.snoozedUntil).toBe(new Date(2031, 1, 3, 4, 5).toISOString()),
    );
    await expect(changes()).toBe(1);
    await expect(onMessageClick).not.toHaveBeenCalled();
  },
});

export const NoTimeChosen = meta.story({
  name: 'Escape closes the question for a time, gives the focus back and changes nothing',
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, /deployment/, 'Snooze', /Choose a time/);
    const field = await screen.findByLabelText('Snooze until');
    await waitFor(() => expect(field).toHaveFocus());
    // A letter in the field is no command of the row.
    await userEvent.keyboard('e');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Snooze until')).toBeNull());
    await waitFor(() =>
      expect(within(row(/deployment/)).getByRole('button', { name: 'More actions' })).toHaveFocus(),
    );
    await expect(changes()).toBe(0);
  },
});

export const InThePopover = meta.story({
  name: 'in the popover Escape closes only the question for a time, and a press in it leaves both open',
  render: (args) => (
    <PlacesInbox {...args}>
      <InboxPopover defaultOpen />
    </PlacesInbox>
  ),
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    await within(panel).findByText('High priority');
    const ask = async () => {
      await userEvent.click(within(row(/deployment/)).getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Choose a time/ }));
      return screen.findByLabelText('Snooze until');
    };
    const field = await ask();
    await userEvent.click(screen.getByText('Snooze until'));
    await expect(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Snooze until')).toBeNull());
    await expect(panel).toBeVisible();
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }));
    await gone(/deployment/);
    await expect(panel).toBeVisible();
    await waitFor(() => expect(row(/invoice/)).toHaveFocus());
    await waitFor(() => expect(changes()).toBe(1));
    await expect(onMessageClick).not.toHaveBeenCalled();
  },
});

export const TheEndOfASnooze = meta.story({
  name: 'what is put off has only the commands that make sense, and comes back by one of them',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('High priority');
    await openTab(context, /Snoozed/);
    await canvas.findByRole('article', { name: /Mira/ });
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await screen.findByRole('menuitem', { name: 'Remove all' });
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(row(/Mira/)).getByRole('button', { name: 'More actions' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Mark as read', 'End snooze', 'Remove message']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'End snooze' }));
    await canvas.findByText('Nothing is snoozed', { selector: 'p' });
    await waitFor(() => expect(stored('review')?.snoozedUntil).toBeNull());
    await openTab(context, /Inbox/);
    await canvas.findByRole('article', { name: /Mira/ });
  },
});

export const ItsTimeHasCome = meta.story({
  name: 'a message whose time has come is in the inbox by itself, and says so until it is read',
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText('High priority');
    await expect(row(/invoice/)).toHaveAccessibleDescription(/Back from snooze/);
    await waitFor(() => expect(opened.isLive).toBe(true));
    opened.backend?.change(storyWorld.current().subscriberId, ['review'], { snoozedUntil: null });
    opened.backend?.receive(storyWorld.current().subscriberId, { title: 'Another message' });
    await canvas.findByRole('article', { name: /Mira/ });
    await context.userEvent.click(within(row(/invoice/)).getByRole('button', { name: 'More actions' }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(row(/invoice/)).not.toHaveAccessibleDescription(/Back from snooze/));
  },
});

export const HowMuchItMatters = meta.story({
  name: 'how much a message matters is told in small words, described and in an attribute; the others say nothing',
  play: async ({ canvas }) => {
    await canvas.findByText('High priority');
    for (const [title, severity, words] of [
      [/deployment/, 'high', 'High priority'],
      [/Storage/, 'medium', 'Medium priority'],
    ] as const) {
      await expect(row(title)).toHaveAttribute('data-severity', severity);
      await expect(row(title)).toHaveAccessibleDescription(new RegExp(words));
    }
    await expect(row(/digest/)).toHaveAttribute('data-severity', 'low');
    await expect(row(/digest/)).not.toHaveAccessibleDescription(/priority/);
    await expect(row(/invoice/)).not.toHaveAttribute('data-severity');
    await expect(row(/invoice/)).not.toHaveAccessibleDescription(/priority/);
  },
});

export const WhyItCame = meta.story({
  name: 'why a message came is told in the words of its sender, with how much it matters or alone',
  play: async ({ canvas }) => {
    await canvas.findByText('You are on call');
    await expect(row(/deployment/)).toHaveAccessibleDescription(/High priority.*You are on call/);
    await expect(row(/invoice/)).toHaveAccessibleDescription(/You pay for this workspace/);
    await expect(row(/Storage/)).not.toHaveAccessibleDescription(/You/);
  },
});

export const OwnWords = meta.story({
  name: 'words of the host for a command and a tab are shown in place of the ready-made ones',
  args: { translations: { archive: 'Put away', archivedTab: 'Put away', settings: 'Options' } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('tab', { name: 'Put away' });
    await openMenu(context, /deployment/);
    await screen.findByRole('menuitem', { name: 'Put away' });
    await expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
    await screen.findByRole('menuitem', { name: 'Snooze' });
  },
});

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { quiet } from '../../src/features.ts';
import { InboxPopover, InboxPreferences } from '../../src/inbox/index.ts';
import { StoryInbox } from './StoryInbox.tsx';
import { unreadMessages } from './unreadMessages.ts';

const withQuiet = [quiet()];

const meta = preview.meta({
  title: 'Features/Quiet',
  component: InboxPopover,
  parameters: { layout: 'padded', world: { messages: unreadMessages(3) } },
  render: () => (
    <StoryInbox features={withQuiet}>
      <InboxPopover />
    </StoryInbox>
  ),
});

const press = async (role: 'button' | 'menuitem', name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));

async function openMenu(): Promise<void> {
  await press('button', /^Notifications/);
  await pressMenu();
}

/** The panel's; each row has one, too. */
async function pressMenu(): Promise<void> {
  const found = () => document.querySelector('[data-carillon="menu-button"]');
  await waitFor(() => expect(found()).not.toBeNull());
  await userEvent.click(found() ?? document.body);
}

/** The panel's menu has the times. */
export const Menu = meta.story({
  play: async () => {
    await openMenu();
    await screen.findByRole('menuitem', { name: 'For an hour' });
  },
});

/** While it is quiet the bell has a moon, and the menu a way to end it. */
export const Paused = meta.story({
  play: async () => {
    await openMenu();
    await press('menuitem', 'Until I resume');
    await screen.findByRole('button', { name: /^Notifications.*paused$/ });
    await pressMenu();
    await screen.findByRole('menuitem', { name: 'Resume notifications' });
  },
});

/** The bell alone, while it is quiet. */
export const PausedBell = meta.story({
  play: async () => {
    await openMenu();
    await press('menuitem', 'Until I resume');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** In the preferences, before anything was chosen. */
export const Settings = meta.story({
  render: () => (
    <StoryInbox features={withQuiet}>
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async () => {
    await screen.findByRole('button', { name: 'Add quiet hours' });
  },
});

/** Nights and weekends, and a pause beside them. */
export const Hours = meta.story({
  render: Settings.input.render,
  play: async () => {
    await press('button', 'Add quiet hours');
    await press('button', 'Add quiet hours');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Pause notifications' }),
      'Until I resume',
    );
    await screen.findByRole('option', { name: 'Resume notifications' });
  },
});

/** In the popover, where there is less room. */
export const HoursInPanel = meta.story({
  play: async () => {
    await press('button', /^Notifications/);
    await press('button', 'Settings');
    await press('button', 'Add quiet hours');
  },
});

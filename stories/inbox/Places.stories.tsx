import { screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { forgetKept, PlacesInbox, placedMessages } from './PlacesInbox.tsx';

const meta = preview.meta({ title: 'Features/Archive and snooze', component: PlacesInbox });

/** Rows say how much a message matters, and that it has come back. The tabs are `snoozedTab` and `archivedTab`. */
export const Default = meta.story({});

/** The times until which a message can be put off. */
export const Times = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('article');
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
    await screen.findByRole('menuitem', { name: /Tomorrow/ });
  },
});

/** Any other time. */
export const ChosenTime = meta.story({
  play: async (context) => {
    await Times.play(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: /Choose a time/ }));
    await screen.findByRole('dialog', { name: 'Snooze' });
  },
});

/** What is put off, and until when. */
export const Snoozed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Snoozed/ }));
    await canvas.findByText(/Snoozed until/);
  },
});

/** Over a backend that cannot snooze: the row says that only this browser knows, and which came back because of something new. */
export const InThisBrowser = meta.story({
  args: {
    later: {},
    messages: placedMessages().map((message) => ({
      ...message,
      snoozedUntil: null,
      cameBack: message.cameBack && 'activity',
    })),
  },
  beforeEach: forgetKept,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Back because of something new');
    const row = await canvas.findByRole('article', { name: /Storage/ });
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow/ }));
    await userEvent.click(await canvas.findByRole('tab', { name: /Snoozed/ }));
    await canvas.findByText('Kept in this browser only');
  },
});

/** What is put away. */
export const Archived = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Archived/ }));
    await canvas.findByRole('article', { name: /Welcome to the team/ });
  },
});

/** Nothing is archived. */
export const EmptyArchive = meta.story({
  args: { messages: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Archived/ }));
    await canvas.findByText('Nothing is archived', { selector: 'p' });
  },
});

/** The actions for several messages. */
export const Selecting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await canvas.findByRole('button', { name: 'Archive' });
  },
});

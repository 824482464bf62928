import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPopover, InboxPreferences } from '../../src/inbox/index.ts';
import {
  buildOrganization,
  empty,
  failing,
  failingFor,
  hanging,
  rateLimited,
  refusedSocket,
} from '../../src/mocks/index.ts';
import { pressable } from '../inbox/pressable.ts';
import { StoryInbox } from '../inbox/StoryInbox.tsx';
import { foreignWords } from './foreignWords.ts';
import { lostWords } from './lostWords.ts';
import { pseudoStrings } from './pseudoStrings.ts';

const pseudo = { lang: 'en-XA', translations: pseudoStrings };

const meta = preview.meta({
  title: 'Languages/Pseudo language/Interactions',
  component: InboxPopover,
  args: { defaultOpen: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryInbox locale={pseudo} undoMs={600_000}>
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16, minBlockSize: 680 }}>
        <InboxPopover {...args} />
      </div>
    </StoryInbox>
  ),
});

/** Words that were written into a part have no brackets; words that do not fit are lost. */
async function expectPseudoWordsOnly(): Promise<void> {
  const world = storyWorld.current();
  const data = [world.messages(), world.preferences(), buildOrganization()];
  await expect(foreignWords(document.body, data)).toEqual([]);
  await expect(lostWords(document.body)).toEqual([]);
}

export const Feed = meta.story({
  play: async () => {
    await screen.findByRole('feed');
    await expectPseudoWordsOnly();
  },
});

export const MenusSelectionAndUndo = meta.story({
  play: async () => {
    const [row] = await screen.findAllByRole('article');
    const ofRow = within(row as HTMLElement).getByRole('button', { name: pseudoStrings.moreActions });
    const ofPanel = document.querySelector<HTMLElement>('[data-carillon="menu-button"]');

    await userEvent.click(ofRow);
    await screen.findByRole('menu');
    await expectPseudoWordsOnly();
    await userEvent.click(screen.getByRole('menuitem', { name: pseudoStrings.removeMessage }));
    const undo = await screen.findByRole('button', { name: pseudoStrings.undo });
    await expectPseudoWordsOnly();
    // Else it is sent when the story is left, to a server that is gone.
    await userEvent.click(undo);

    await userEvent.click(ofPanel as HTMLElement);
    await screen.findByRole('menu');
    await expectPseudoWordsOnly();
    await userEvent.click(screen.getByRole('menuitem', { name: pseudoStrings.select }));
    await screen.findByRole('toolbar');
    await expectPseudoWordsOnly();
  },
});

export const AllRead = meta.story({
  play: async () => {
    await screen.findByRole('feed');
    await userEvent.click(
      await pressable(() => screen.getByRole('button', { name: pseudoStrings.markAllAsRead })),
    );
    const undo = await screen.findByRole('button', { name: pseudoStrings.undo });
    await expectPseudoWordsOnly();
    await userEvent.click(undo);
  },
});

export const Loading = meta.story({
  parameters: { world: { scenarios: [hanging] } },
  play: async () => {
    await screen.findByText(pseudoStrings.loading);
    await expectPseudoWordsOnly();
  },
});

export const Empty = meta.story({
  parameters: { world: { scenarios: [empty] } },
  play: async () => {
    await screen.findByText(pseudoStrings.noNewNotification);
    await expectPseudoWordsOnly();
  },
});

export const Refused = meta.story({
  parameters: { world: { scenarios: [failing(400)] } },
  play: async () => {
    await screen.findByRole('alert');
    await expectPseudoWordsOnly();
  },
});

export const TooManyRequests = meta.story({
  parameters: { world: { scenarios: [rateLimited('rubbish')] } },
  play: async () => {
    await screen.findByText(pseudoStrings.rateLimited);
    await expectPseudoWordsOnly();
  },
});

export const LivePaused = meta.story({
  parameters: { world: { scenarios: [refusedSocket] } },
  play: async () => {
    await screen.findByText(pseudoStrings.livePaused, { ignore: '[role="status"]' });
    await expectPseudoWordsOnly();
  },
});

export const NotRefreshed = meta.story({
  play: async () => {
    await screen.findByRole('feed');
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    failingFor('/widgets/notifications/feed', 403)(storyWorld.current());
    // One that is read already is not announced, by words of another list.
    storyWorld.current().receive({ read: true, seen: true });
    await screen.findByText(pseudoStrings.stale, { ignore: '[role="status"]' });
    await expectPseudoWordsOnly();
  },
});

export const PreferencesOfAPage = meta.story({
  render: () => (
    <StoryInbox locale={pseudo}>
      <div style={{ inlineSize: 320 }}>
        <InboxPreferences search />
      </div>
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: pseudoStrings.allNotifications });
    await expectPseudoWordsOnly();
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing of that name');
    await canvas.findAllByText(pseudoStrings.noMatches);
    await expectPseudoWordsOnly();
  },
});

export const PreferencesFailed = meta.story({
  parameters: { world: { scenarios: [failingFor('/widgets/preferences', 403)] } },
  render: () => (
    <StoryInbox locale={pseudo}>
      <InboxPreferences />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('alert')).findByText(pseudoStrings.preferencesFailed);
    await expectPseudoWordsOnly();
  },
});

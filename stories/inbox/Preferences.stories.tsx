import { onlineManager } from '@tanstack/react-query';
import { screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { InboxPanel, InboxPopover, InboxPreferences, Preferences } from '../../src/inbox/index.ts';
import {
  buildGlobalPreference,
  buildPreference,
  failing,
  failingFor,
  hanging,
} from '../../src/mocks/index.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Compose/Preferences',
  component: InboxPreferences,
  parameters: { layout: 'padded' },
  render: (args) => (
    <StoryInbox>
      <InboxPreferences {...args} />
    </StoryInbox>
  ),
});

/** On a page of the host's settings. */
export const Default = meta.story({ play: () => settled() });

export const Playground = meta.story({ args: { search: true }, play: () => settled() });

/** The first kinds of one group, and the switches for everything. */
export const Pieces = meta.story({
  args: { filter: ({ workflow }) => !workflow.critical && workflow.tags.includes('collaboration') },
  play: () => settled(),
});

export const Loading = meta.story({
  parameters: { world: { scenarios: [hanging] } },
  play: () => said('Loading settings'),
});

/** No workflow yet, so nothing to choose. */
export const Empty = meta.story({
  parameters: { world: { preferences: [] } },
  play: () => said('There are no settings yet'),
});

/** The server's status in our words, and a way to try again. */
export const Failed = meta.story({
  parameters: { world: { scenarios: [failingFor('/widgets/preferences', 403)] } },
  play: () => said('Settings could not be loaded'),
});

/** Nothing at all could be had: the session was refused. */
export const SessionRefused = meta.story({
  parameters: { world: { scenarios: [failing(400)] } },
  play: () => said('Settings could not be loaded'),
});

/** One call failed, so one part says so. */
export const GlobalFailed = meta.story({
  parameters: { world: { scenarios: [failingFor('/widgets/preferences/global', 403)] } },
  play: () => said('Settings could not be loaded'),
});

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: () => said('You are offline'),
});

export const NothingFound = meta.story({
  args: { search: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'nobody');
    await said('Nothing found');
  },
});

/** One channel of every workflow that has it, ready to be turned. */
export const OneChannel = meta.story({
  args: { search: true },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Filter' }), 'Email');
  },
});

/** Shown as they are, with the reason; a group of nothing else has no switch. */
export const Critical = meta.story({
  args: { filter: ({ workflow }) => workflow.critical, search: false },
  play: () => settled(),
});

/** Some of a group are off, and one of them shows its channels. */
export const SomeAreOff = meta.story({
  beforeEach() {
    const world = storyWorld.current();
    const [first, second, ...others] = world.preferences();
    const off = second && { ...second, preference: { ...second.preference, enabled: false } };
    world.setPreferences({
      preferences: [first, off, ...others].flatMap((one) => one ?? []),
      globalPreference: buildGlobalPreference({
        channels: { in_app: true, email: true, sms: false, chat: true, push: false },
      }),
    });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Comments and mentions/ }));
  },
});

const endless = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);

/** A word that never ends, an overridden direction, markup that stays text, no name, and a name in another direction. */
export const LongNames = meta.story({
  parameters: {
    world: {
      preferences: [
        buildPreference({ template: { name: `${endless} ${endless}`, tags: [endless] } }),
        buildPreference({ template: { name: '\u202Edetrevni <b>not bold</b>', tags: ['<i>tag</i>'] } }, 1),
        buildPreference({ template: { name: '', tags: [] } }, 2),
        buildPreference({ template: { name: 'تنبيهات تسجيل الدخول', tags: ['الأمان'] } }, 3),
      ],
    },
  },
  play: () => settled(),
});

/** Behind the panel's button. */
export const InThePanel = meta.story({
  parameters: { layout: 'centered' },
  render: (args) => (
    <StoryInbox>
      <InboxPanel preferences={args} />
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    await settled();
  },
});

export const InThePopover = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryInbox>
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16, minBlockSize: 680 }}>
        <InboxPopover defaultOpen preferences={args} />
      </div>
    </StoryInbox>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    await settled();
  },
});

/** On the narrowest of phones. */
export const PhoneWidth = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: () => settled(),
});

/** A layout of the host's own, from the same parts. */
export const OwnLayout = meta.story({
  render: () => (
    <StoryInbox>
      <Inbox.Root>
        <h2>How we reach you</h2>
        <Preferences.List order="name">
          {(preference) => <Preferences.Workflow preference={preference} defaultExpanded />}
        </Preferences.List>
        <Preferences.Global />
        <Preferences.SaveStatus />
      </Inbox.Root>
    </StoryInbox>
  ),
  play: () => settled(),
});

/** Waits until the story shows what it is about, so that axe looks at that and not at what comes before. */
async function settled(): Promise<void> {
  await screen.findAllByRole('switch');
}

/** As `settled`, for a story about words. */
async function said(words: string): Promise<void> {
  // Seen, and not only said by the live region.
  await screen.findByText(words, { ignore: '[role="status"]' });
}

import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { InboxPanel, InboxPopover, InboxPreferences } from '../../src/inbox/index.ts';
import { buildPreference, buildPreferences, failingFor, holdAnswers } from '../../src/mocks/index.ts';
import { endFaults } from './pressable.ts';
import { StoryInbox } from './StoryInbox.tsx';

const meta = preview.meta({
  title: 'Compose/Preferences/Interactions',
  component: InboxPreferences,
  parameters: { layout: 'padded' },
  render: (args) => (
    <StoryInbox>
      <InboxPreferences {...args} />
    </StoryInbox>
  ),
});

const comments = 'Comments and mentions';
const files = 'File activity';

const inWorld = (name: string) =>
  storyWorld
    .current()
    .preferences()
    .find(({ template }) => template.name === name);
const pathOf = (name: string) => `/widgets/preferences/${inWorld(name)?.template._id}`;
const changes = () => storyWorld.current().requests.filter(({ method }) => method === 'PATCH');
const channelOf = (group: string, channel: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('switch', { name: `${group}, ${channel}` });
/** Words that are seen, and not only said by the live region. */
const seen = (words: string) => screen.findByText(words, { ignore: '[role="status"]' });
const saved = () => seen('Saved');
const workflowNames = () =>
  screen.queryAllByRole('group').map((row) => row.querySelector('bdi')?.textContent);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const ATurnIsSavedAndSaid = meta.story({
  play: async ({ userEvent }) => {
    const turned = await screen.findByRole('switch', { name: comments });
    const held = holdAnswers(storyWorld.current(), pathOf(comments));
    await userEvent.click(turned);
    await expect(turned).not.toBeChecked();
    await held.arrived(1);
    await expect(screen.queryByText('Saved')).toBeNull();
    held.end();
    // Seen, and said by the one polite live region; the second time as well.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
    await expect(screen.getAllByText('Saved')).toHaveLength(2);
    await expect(inWorld(comments)?.preference.enabled).toBe(false);
    const again = holdAnswers(storyWorld.current(), pathOf(comments));
    await userEvent.click(turned);
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    again.end();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
  },
});

export const ChannelsOfAWorkflow = meta.story({
  play: async ({ userEvent }) => {
    const disclosure = await screen.findByRole('button', { name: `${comments} In-app, Email, Push` });
    await expect(disclosure).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(disclosure);
    // The workflow's own switch, and one for each channel that it has a step for.
    const row = screen.getByRole('group', { name: comments });
    await expect(within(row).getAllByRole('switch')).toHaveLength(4);
    await userEvent.click(channelOf(comments, 'Email'));
    await waitFor(() => expect(inWorld(comments)?.preference.channels.email).toBe(false));
    await screen.findByRole('button', { name: `${comments} In-app, Push` });
    await expect(changes()[0]?.body).toEqual({ channel: { type: 'email', enabled: false } });
  },
});

/** What is off as a whole keeps what its channels said, in sight and out of reach. */
export const OffKeepsTheChannels = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /File activity/ }));
    await userEvent.click(screen.getByRole('switch', { name: files }));
    await expect(channelOf(files, 'In-app')).toBeDisabled();
    await userEvent.click(screen.getByRole('switch', { name: files }));
    await expect(channelOf(files, 'In-app')).toBeChecked();
    await expect(channelOf(files, 'Email')).not.toBeChecked();
    await saved();
    await expect(inWorld(files)?.preference).toMatchObject({
      enabled: true,
      channels: { in_app: true, email: false },
    });
  },
});

export const Fault35TakenBackWithWords = meta.story({
  name: 'fault 35: a change that fails is taken back, with words, and its neighbour stays',
  play: async ({ userEvent }) => {
    const turned = await screen.findByRole('switch', { name: comments });
    const undo = failingFor(pathOf(comments), 403)(storyWorld.current());
    await userEvent.click(turned);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Could not be saved. Your earlier setting is back.');
    await expect(turned).toBeChecked();
    await expect(turned).toHaveFocus();

    await userEvent.click(screen.getByRole('switch', { name: files }));
    await waitFor(() => expect(inWorld(files)?.preference.enabled).toBe(false));
    await expect(screen.getByRole('switch', { name: files })).not.toBeChecked();
    // Another change that is saved does not hide the one that was not, whose words fade in.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());

    undo();
    await userEvent.click(turned);
    await waitFor(() => expect(inWorld(comments)?.preference.enabled).toBe(false));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
});

export const ForAllNotifications = meta.story({
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    const section = within(await screen.findByRole('region', { name: 'All notifications' }));
    const held = holdAnswers(world, '/widgets/preferences');
    await userEvent.click(section.getByRole('switch', { name: 'All notifications, SMS' }));
    await expect(section.getByRole('switch', { name: 'All notifications, SMS' })).not.toBeChecked();
    held.end();
    await waitFor(() => expect(world.globalPreference().preference.channels.sms).toBe(false));
    await userEvent.click(section.getByRole('switch', { name: 'All notifications' }));
    await waitFor(() => expect(world.globalPreference().preference.enabled).toBe(false));
    await expect(section.getByRole('switch', { name: 'All notifications, Email' })).toBeDisabled();
    await expect(section.getByRole('switch', { name: 'All notifications, SMS' })).not.toBeChecked();
    await expect(changes().map(({ body }) => body)).toEqual([
      { preferences: [{ channelType: 'sms', type: 'sms', enabled: false }] },
      { preferences: [], enabled: false },
    ]);
  },
});

export const Fault35GlobalTakenBack = meta.story({
  name: 'fault 35: a global change that fails gives every channel back as it was',
  play: async ({ userEvent }) => {
    const section = within(await screen.findByRole('region', { name: 'All notifications' }));
    await userEvent.click(section.getByRole('switch', { name: 'All notifications, SMS' }));
    await saved();
    storyWorld.current().addFault({
      concerns: ({ method }) => method === 'PATCH',
      before: () => Response.json({ message: 'No' }, { status: 400 }),
    });
    await userEvent.click(section.getByRole('switch', { name: 'All notifications' }));
    await screen.findByRole('alert');
    await expect(section.getByRole('switch', { name: 'All notifications' })).toBeChecked();
    await expect(section.getByRole('switch', { name: 'All notifications, Email' })).toBeChecked();
    await expect(section.getByRole('switch', { name: 'All notifications, SMS' })).not.toBeChecked();
  },
});

export const OneSwitchForAGroup = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch', { name: files }));
    const group = screen.getByRole('checkbox', { name: 'collaboration' });
    await expect(group).toBePartiallyChecked();
    await userEvent.click(group);
    await expect(group).toBeChecked();
    await expect(screen.getByRole('switch', { name: files })).toBeChecked();
    await userEvent.click(group);
    await expect(group).not.toBeChecked();
    await expect(group).not.toBePartiallyChecked();
    await waitFor(() =>
      expect(
        storyWorld
          .current()
          .preferences()
          .filter(({ preference }) => !preference.enabled),
      ).toHaveLength(3),
    );
    // What else is in no group with them is left alone.
    await expect(screen.getByRole('switch', { name: 'Deployments' })).toBeChecked();
  },
});

export const AGroupWithWhatIsRequired = meta.story({
  play: async ({ userEvent }) => {
    // One workflow can be turned, so its group is a plain switch.
    await userEvent.click(await screen.findByRole('switch', { name: 'billing' }));
    await expect(screen.getByRole('switch', { name: 'Invoices and payments' })).not.toBeChecked();
    await expect(screen.getByRole('switch', { name: 'Storage warnings' })).toBeChecked();
    await saved();
    await expect(changes()).toHaveLength(1);
    await expect(screen.queryByRole('switch', { name: 'security' })).toBeNull();
  },
});

export const RequiredCannotBeTurned = meta.story({
  play: async ({ userEvent }) => {
    const required = await screen.findByRole('switch', { name: 'Sign-in alerts' });
    await expect(required).toHaveAccessibleDescription('Required · They are too important to turn off.');
    await expect(required).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(required);
    await expect(required).toBeChecked();
    await expect(changes()).toHaveLength(0);
    await expect(screen.queryByRole('button', { name: /Sign-in alerts/ })).toBeNull();
  },
});

export const Searching = meta.story({
  args: { search: true },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'FILE');
    await expect(workflowNames()).toEqual([files]);
    await expect(screen.queryByRole('region', { name: 'All notifications' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'people inv');
    await expect(workflowNames()).toEqual(['Invitations']);
    await userEvent.clear(field);
    await userEvent.type(field, 'engineering');
    await expect(workflowNames()).toEqual(['Deployments', 'Failed builds']);

    await userEvent.type(field, ' nobody');
    const nothing = await seen('Nothing found');
    const [, wayOut] = screen.getAllByRole('button', { name: 'Clear search' });
    await expect(nothing).toBeVisible();
    await userEvent.click(wayOut ?? document.body);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(workflowNames()).toHaveLength(9);
  },
});

const kinds = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildPreference(
      { template: { name: `Kind ${place}`, tags: [place === 0 ? 'alone' : 'together'], critical: false } },
      place,
    ),
  );

export const BelowTwelveKinds = meta.story({
  name: 'eleven kinds of messages have no field to search in, no filter and no order; a group of one has no switch',
  parameters: { world: { preferences: kinds(11) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(workflowNames()).toHaveLength(11));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('switch', { name: 'alone' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'together' })).toBeVisible();
  },
});

export const FromTwelveKindsOn = meta.story({
  name: 'twelve kinds of messages have them',
  parameters: { world: { preferences: kinds(12) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Search' });
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
  },
});

export const Sorting = meta.story({
  args: { search: true },
  play: async ({ userEvent }) => {
    await screen.findByRole('region', { name: 'All notifications' });
    await expect(headings()).toEqual([
      'All notifications',
      'collaboration',
      'security',
      'engineering',
      'billing',
      'Other',
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By name');
    await expect(headings()).toEqual([
      'All notifications',
      'billing',
      'collaboration',
      'engineering',
      'security',
      'Other',
    ]);
    await expect(workflowNames().slice(2, 5)).toEqual([comments, files, 'Invitations']);
  },
});

export const OneChannelOfAll = meta.story({
  args: { search: true },
  play: async ({ userEvent }) => {
    const filter = await screen.findByRole('combobox', { name: 'Filter' });
    await userEvent.selectOptions(filter, 'Chat');
    await expect(workflowNames()).toEqual(['Deployments', 'Failed builds']);
    await userEvent.click(channelOf('Deployments', 'Chat'));
    await waitFor(() => expect(inWorld('Deployments')?.preference.channels.chat).toBe(false));
    await expect(
      within(screen.getByRole('group', { name: 'Deployments' })).queryByRole('switch', {
        name: 'Deployments, Email',
      }),
    ).toBeNull();
    await userEvent.selectOptions(filter, 'All channels');
    await expect(workflowNames()).toHaveLength(9);
  },
});

export const TheHostsOwnChoice = meta.story({
  args: {
    filter: ({ workflow }) => workflow.tags.includes('engineering'),
    sort: (a, b) => (a.workflow.name < b.workflow.name ? 1 : -1),
    search: false,
  },
  play: async () => {
    await screen.findAllByRole('group');
    await expect(workflowNames()).toEqual(['Failed builds', 'Deployments']);
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
});

export const Fault87TheHostsFilterThrows = meta.story({
  name: 'fault 87: a filter and a sort that throw hide and break nothing',
  args: {
    filter: () => {
      throw new Error('The host made a mistake');
    },
    sort: () => {
      throw new Error('The host made a mistake');
    },
  },
  beforeEach() {
    const listener = (event: ErrorEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('error', listener, { capture: true });
    return async () => {
      // What the host threw surfaces after the render it was thrown in.
      await new Promise((resolve) => setTimeout(resolve));
      window.removeEventListener('error', listener, { capture: true });
    };
  },
  play: async () => {
    await waitFor(() => expect(workflowNames()).toHaveLength(9));
  },
});

export const Fault32AStormOfClicks = meta.story({
  name: 'fault 32: clicks while a change is on its way are one more request, the last one',
  play: async ({ userEvent }) => {
    const turned = await screen.findByRole('switch', { name: comments });
    const held = holdAnswers(storyWorld.current(), pathOf(comments));
    await userEvent.click(turned);
    await held.arrived(1);
    for (let click = 0; click < 5; click += 1) {
      await userEvent.click(turned);
    }
    await expect(turned).toBeChecked();
    await expect(changes()).toHaveLength(1);
    held.end();
    await saved();
    await expect(changes().map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
    await expect(turned).toBeChecked();
    await expect(inWorld(comments)?.preference.enabled).toBe(true);
  },
});

export const Fault19LateAnswers = meta.story({
  name: 'fault 19: answers that arrive in reverse change nothing that was turned since',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(comments) }));
    const held = holdAnswers(storyWorld.current(), pathOf(comments));
    await userEvent.click(channelOf(comments, 'Email'));
    await held.arrived(1);
    await userEvent.click(channelOf(comments, 'Push'));
    await held.arrived(2);
    held.release(1);
    held.end();
    await saved();
    await expect(channelOf(comments, 'In-app')).toBeChecked();
    await expect(channelOf(comments, 'Email')).not.toBeChecked();
    await expect(channelOf(comments, 'Push')).not.toBeChecked();
  },
});

export const Fault6OnePartFails = meta.story({
  name: 'fault 6: the global preference fails alone, and can be had again',
  beforeEach: () => void failingFor('/widgets/preferences/global', 403)(storyWorld.current()),
  play: async ({ userEvent }) => {
    await screen.findByText('Settings could not be loaded');
    await expect(workflowNames()).toHaveLength(9);
    await endFaults(() => screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('switch', { name: 'All notifications' });
  },
});

export const Fault12ErrorIsNotEmpty = meta.story({
  name: 'fault 12: preferences that could not be had are an error with a way out, never empty',
  beforeEach: () => void failingFor('/widgets/preferences', 403)(storyWorld.current()),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Settings could not be loaded');
    await expect(screen.queryByText('There are no settings yet')).toBeNull();
    await endFaults(() => screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('switch', { name: comments });
  },
});

export const Fault48MarkupIsText = meta.story({
  name: 'fault 48, 52: a name and a tag are text, isolated from the words around them',
  parameters: {
    world: {
      preferences: [
        buildPreference({
          template: { name: '<img src=x onerror="alert(1)">', tags: ['\u202E<script>alert(1)</script>'] },
        }),
        buildPreference({ template: { name: '', tags: [' '] } }, 1),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const row = await screen.findByRole('group', { name: '<img src=x onerror="alert(1)">' });
    await expect(row.querySelector('bdi')).toHaveTextContent('<img');
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    // A name is never empty, and neither is a heading.
    await screen.findByRole('group', { name: 'Notification' });
    await expect(headings()).toContain('Other');
  },
});

const secret = 'Only Ada may read this';

function Switching() {
  const [subscriberId, setSubscriberId] = useState('ada');
  return (
    <StoryInbox subscriberId={subscriberId}>
      <button type="button" onClick={() => setSubscriberId('grace')}>
        Sign in as Grace
      </button>
      <InboxPreferences />
    </StoryInbox>
  );
}

export const Fault61SubscriberSwitched = meta.story({
  name: 'fault 61: after a switch in mid-change nothing of the old subscriber is on screen',
  beforeEach() {
    const world = storyWorld.current();
    world.setPreferences({ preferences: [buildPreference({ template: { name: secret } })] }, 'ada');
    world.setPreferences({ preferences: buildPreferences(2) }, 'grace');
  },
  render: () => <Switching />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const world = storyWorld.current();
    await userEvent.click(await canvas.findByRole('switch', { name: secret }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    await saved();
    const held = holdAnswers(world, `/widgets/preferences/${world.preferences('ada')[0]?.template._id}`);
    await userEvent.click(canvas.getByRole('switch', { name: secret }));
    await held.arrived(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Grace' }));
    await expect(canvasElement).not.toHaveTextContent(secret);
    await expect(screen.queryByText('Saved', { ignore: '[role="status"]' })).toBeNull();

    const leaked = fn();
    const observer = new MutationObserver(() => {
      if (canvasElement.textContent?.includes(secret) || canvas.queryByRole('alert') !== null) {
        leaked();
      }
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    held.end();
    await canvas.findByRole('switch', { name: files });
    observer.disconnect();
    await expect(leaked).not.toHaveBeenCalled();
    // The same workflow, turned off by Ada and not by Grace.
    await expect(canvas.getByRole('switch', { name: comments })).toBeChecked();
  },
});

export const Journey3 = meta.story({
  name: 'journey 3: to the preferences, a channel is turned off, and back',
  parameters: { layout: 'centered' },
  render: () => (
    <StoryInbox>
      <InboxPopover />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /Notifications/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const settings = await screen.findByRole('button', { name: 'Settings' });
    settings.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus());
    await expect(screen.queryByRole('feed')).toBeNull();

    await screen.findByRole('switch', { name: 'All notifications' });
    const names = ['All notifications', 'All notifications, In-app'];
    for (const name of names) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(storyWorld.current().globalPreference().preference.channels.in_app).toBe(false),
    );

    screen.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(settings).toHaveFocus());
    await screen.findByRole('feed');

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Settings' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
    // It opens again where everybody expects to be.
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('feed');
    await expect(screen.queryByRole('heading', { name: 'Settings' })).toBeNull();
  },
});

export const WithoutAWayToThem = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPanel preferences={false} />
    </StoryInbox>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('feed');
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
  },
});

export const InTheHostsLayout = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPanel preferences={{ search: false }} />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    await canvas.findByRole('switch', { name: comments });
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

/** As with a bell that somebody reaches for: what the button will show is asked for before it is pressed. */
export const ReadyWhenReachedFor = meta.story({
  render: () => (
    <StoryInbox>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    const asked = () =>
      storyWorld
        .current()
        .requests.filter(({ path }) => path.startsWith('/widgets/preferences'))
        .map(({ path }) => path);
    const settings = await canvas.findByRole('button', { name: 'Settings' });
    await canvas.findByRole('feed');
    await expect(asked()).toEqual([]);
    await userEvent.hover(settings);
    await waitFor(() => expect(asked()).toContain('/widgets/preferences'));
    await waitFor(() => expect(asked()).toContain('/widgets/preferences/global'));
    await expect(canvas.queryByRole('heading', { name: 'Settings' })).toBeNull();
  },
});

export const FetchedFromTheStart = meta.story({
  render: () => (
    <StoryInbox initialFetching={{ userPreferences: true, userGlobalPreferences: true }}>
      <InboxPanel />
    </StoryInbox>
  ),
  play: async () => {
    const paths = () => storyWorld.current().requests.map(({ path }) => path);
    await waitFor(() => expect(paths()).toContain('/widgets/preferences'));
    await waitFor(() => expect(paths()).toContain('/widgets/preferences/global'));
  },
});

const again = () => screen.findByRole('button', { name: 'Try again' });

export const FailingAgain = meta.story({
  name: 'fault 88: a retry that fails again has the focus on the way to try again, and on what came at last',
  beforeEach: () => void failingFor('/widgets/preferences', 403)(storyWorld.current()),
  play: async ({ userEvent }) => {
    const first = await again();
    first.focus();
    const asked = () =>
      storyWorld.current().requests.filter(({ path }) => path === '/widgets/preferences').length;
    const before = asked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked()).toBe(before + 1));
    await waitFor(() => expect(first).not.toHaveAttribute('aria-busy', 'true'));
    await expect(await again()).toHaveFocus();
    storyWorld.current().faults.clear();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('switch', { name: comments });
    const list = document.querySelector('[data-carillon="preference-list"]');
    await waitFor(() => expect(list?.contains(document.activeElement)).toBe(true));
  },
});

export const TheGlobalPreferenceFailsAgain = meta.story({
  name: 'fault 88: the global preference keeps its way to try again, and with it the focus',
  beforeEach: () => void failingFor('/widgets/preferences/global', 403)(storyWorld.current()),
  play: async ({ userEvent }) => {
    const button = await again();
    button.focus();
    const asked = () =>
      storyWorld.current().requests.filter(({ path }) => path === '/widgets/preferences/global').length;
    const before = asked();
    await userEvent.keyboard('{Enter}');
    // The connection may ask too.
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveFocus();
    storyWorld.current().faults.clear();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'All notifications' })).toHaveFocus());
  },
});

export const MissedWhileTryingAgain = meta.story({
  name: 'fault 88: a retry that is refused while the connection asks for what was missed keeps its button and the focus',
  beforeEach: () => void failingFor('/widgets/preferences/global', 403)(storyWorld.current()),
  play: async ({ userEvent }) => {
    const world = storyWorld.current();
    const button = await again();
    const alert = screen.getByRole('alert');
    button.focus();
    const asked = (path: string) => world.requests.filter((request) => request.path === path).length;
    const before = { global: asked('/widgets/preferences/global'), list: asked('/widgets/preferences') };
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    world.faults.clear();
    world.addFault({
      concerns: ({ path }) => path === '/widgets/preferences/global',
      async before() {
        await held;
        return HttpResponse.json({ message: 'No' }, { status: 403 });
      },
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked('/widgets/preferences/global')).toBe(before.global + 1));
    world.disconnect();
    await waitFor(() => expect(asked('/widgets/preferences')).toBe(before.list + 1));
    refuse();
    // The answer was older than what the connection asked for, so it is followed by another request at once.
    await waitFor(() => expect(asked('/widgets/preferences/global')).toBe(before.global + 2));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(button).toHaveFocus();
    await expect(screen.getByRole('alert')).toBe(alert);
  },
});

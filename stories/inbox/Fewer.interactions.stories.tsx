import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { buildPreferences, failing, only, worldNow } from '../../src/mocks/index.ts';
import { FewerInbox, isReady, threadMessages } from './FewerInbox.tsx';
import { drawn } from './feedInSight.ts';
import { passingTime } from './passingTime.ts';

type Reader = Pick<StoryContext, 'canvas' | 'userEvent'>;

const meta = preview.meta({
  title: 'Features/Fewer/Interactions',
  component: FewerInbox,
  parameters: { world: { messages: threadMessages() } },
});

const hourMs = 3_600_000;
const maya = /Maya Okafor mentioned you/;
const jonas = /Jonas Lind shared a file/;
const signIn = /New sign-in from Lisbon/;

const row = (name: RegExp) => screen.findByRole('article', { name });

/** The menu of a row, with what is added to it. */
async function openMenu({ userEvent }: Reader, name: RegExp): Promise<void> {
  const found = await row(name);
  await isReady();
  await userEvent.click(menuButton(found));
  await screen.findByRole('menuitem', { name: 'Why am I getting this?' });
}

const menuButton = (found: HTMLElement) => within(found).getByRole('button', { name: 'More actions' });

async function choose(reader: Reader, name: RegExp, ...commands: readonly string[]): Promise<void> {
  await openMenu(reader, name);
  for (const command of commands) {
    await reader.userEvent.click(await screen.findByRole('menuitem', { name: command }));
  }
}

/** Whether comments reach the inbox, as the server has it. */
const commentsInInbox = () => storyWorld.current().preferences()[0]?.preference.channels.in_app;

/** The changes of switches that the server was asked for. */
const switched = () =>
  storyWorld
    .current()
    .requests.filter(({ method, path }) => method === 'PATCH' && path.includes('preferences'))
    .map(({ body }) => body);

export const TurnedOffForGood = meta.story({
  name: 'a kind that is turned off in a row is off for good once it can be undone no more',
  args: { undoMs: 300 },
  play: async (reader) => {
    await choose(reader, maya, 'Fewer like this', 'Always off');
    const toast = await screen.findByRole('group', { name: 'Undo' });
    await within(toast).findByText('Turned off: Comments and mentions');
    await waitFor(() => expect(commentsInInbox()).toBe(false));
    await expect(switched()).toEqual([{ channel: { type: 'in_app', enabled: false } }]);
    // Its thread can still be muted.
    await choose(reader, maya, 'Fewer like this');
    await screen.findByRole('menuitem', { name: 'Mute this thread' });
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
});

export const WhyInASentence = meta.story({
  name: 'why a message came is a sentence: by its sender, by the workflow that is on, and without one where that is off',
  args: { undoMs: 0 },
  play: async (reader) => {
    const why = async (name: RegExp) => {
      await choose(reader, name, 'Why am I getting this?');
      const box = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
      const sentence = within(box).getAllByText(/./)[0]?.textContent;
      await reader.userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Why am I getting this?' })).toBeNull(),
      );
      return sentence;
    };
    await expect(await why(maya)).toBe('You get this because Comments and mentions is on.');
    await choose(reader, maya, 'Fewer like this', 'Always off');
    await waitFor(() => expect(commentsInInbox()).toBe(false));
    await expect(await why(maya)).toBe('Comments and mentions');
  },
});

export const Undone = meta.story({
  name: 'what is undone was never sent, and the switch is on',
  args: { undoMs: 600_000 },
  play: async (reader) => {
    await choose(reader, maya, 'Fewer like this', 'Always off');
    const toast = await screen.findByRole('group', { name: 'Undo' });
    await reader.userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull());
    await choose(reader, maya, 'Why am I getting this?');
    const box = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
    await expect(within(box).getByRole('switch', { name: /In-app/ })).toBeChecked();
    await expect([switched(), commentsInInbox()]).toEqual([[], true]);
  },
});

let time: ReturnType<typeof passingTime>;

export const ForAnHour = meta.story({
  name: 'a kind that is off for an hour is turned on again after it',
  args: { undoMs: 0 },
  beforeEach() {
    time = passingTime();
  },
  play: async (reader) => {
    await choose(reader, maya, 'Fewer like this', 'Off for an hour');
    await waitFor(() => expect(commentsInInbox()).toBe(false));
    time.pass(hourMs - 60_000);
    await openMenu(reader, jonas);
    await reader.userEvent.keyboard('{Escape}');
    await expect(commentsInInbox()).toBe(false);
    time.pass(120_000);
    await waitFor(() => expect(commentsInInbox()).toBe(true));
    await expect(switched()).toHaveLength(2);
  },
});

export const NotWhatTheReaderHasTurnedOff = meta.story({
  name: 'what the reader has switched in another way within that hour stays as it is after it',
  args: { undoMs: 0 },
  beforeEach() {
    time = passingTime();
  },
  play: async (reader) => {
    const { userEvent } = reader;
    await choose(reader, maya, 'Fewer like this', 'Off for an hour');
    await waitFor(() => expect(commentsInInbox()).toBe(false));
    await choose(reader, maya, 'Why am I getting this?');
    const box = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
    const inApp = within(box).getByRole('switch', { name: /In-app/ });
    await userEvent.click(inApp);
    await waitFor(() => expect(commentsInInbox()).toBe(true));
    await userEvent.click(inApp);
    await waitFor(() => expect(commentsInInbox()).toBe(false));
    time.pass(2 * hourMs);
    await userEvent.click(within(box).getByRole('switch', { name: /Email/ }));
    await waitFor(() => expect(switched()).toHaveLength(4));
    await expect(commentsInInbox()).toBe(false);
  },
});

/** The banner that says what was not saved. */
const refusal = () => screen.findByText(/Settings/, { selector: '[data-carillon="banner"] *' });

export const Refused = meta.story({
  name: 'a refusal is told, stays told, and the switch is on',
  args: { undoMs: 0 },
  play: async (reader) => {
    const end = only(/^\/widgets\/preferences\//, failing(400))(storyWorld.current());
    await choose(reader, maya, 'Fewer like this', 'Off for an hour');
    await refusal();
    await choose(reader, maya, 'Why am I getting this?');
    const box = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
    await expect(within(box).getByRole('switch', { name: /In-app/ })).toBeChecked();
    end();
    await refusal();
    await expect(commentsInInbox()).toBe(true);
  },
});

export const Why = meta.story({
  name: 'a message tells its workflow and channels, and leads to the workflow in the preferences',
  play: async (reader) => {
    const { userEvent } = reader;
    await openMenu(reader, jonas);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Why am I getting this?' }));
    const box = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
    await expect(within(box).getByText('You get this because File activity is on.')).toHaveFocus();
    await expect(within(box).getByRole('switch', { name: /In-app/ })).toBeChecked();
    await expect(within(box).getByRole('switch', { name: /Email/ })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    const button = menuButton(await row(jonas));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Why am I getting this?' }));
    const again = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Settings' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^File activity/ })).toHaveFocus());
    await expect(screen.getByRole('button', { name: /^File activity/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(screen.getByRole('button', { name: /^File activity/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus());
  },
});

export const Critical = meta.story({
  name: 'a critical workflow says why it cannot be turned off, in the menu and in the dialog',
  play: async (reader) => {
    await openMenu(reader, signIn);
    await expect(screen.queryByRole('menuitem', { name: 'Fewer like this' })).toBeNull();
    const reason = screen.getByRole('menuitem', { name: /They are too important to turn off/ });
    await expect(reason).toHaveAttribute('aria-disabled', 'true');
    await reader.userEvent.click(reason);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await reader.userEvent.click(screen.getByRole('menuitem', { name: 'Why am I getting this?' }));
    const box = await screen.findByRole('dialog', { name: 'Why am I getting this?' });
    await within(box).findByText(/They are too important to turn off/);
    await expect(within(box).queryByRole('switch')).toBeNull();
    await expect(switched()).toEqual([]);
  },
});

export const MutedByKey = meta.story({
  name: 'the key M mutes the thread of a row and ends that, and its row says so',
  play: async (reader) => {
    const { userEvent } = reader;
    await openMenu(reader, maya);
    await userEvent.keyboard('{Escape}');
    const found = await row(maya);
    found.focus();
    await userEvent.keyboard('m');
    await within(found).findByText('Muted in this browser');
    await screen.findByText('Muted in this browser', { selector: '[role="status"]' });
    await expect(found).toHaveAccessibleDescription(/Muted in this browser/);
    await expect(within(await row(jonas)).queryByText('Muted in this browser')).toBeNull();
    await userEvent.keyboard('m');
    await waitFor(() => expect(within(found).queryByText('Muted in this browser')).toBeNull());
    await expect(found).toHaveFocus();
    await expect(found).not.toHaveAccessibleDescription(/Muted/);
    await (await row(/Invoice paid/)).focus();
    await userEvent.keyboard('m');
    await expect(within(screen.getByRole('feed')).queryByText('Muted in this browser')).toBeNull();
  },
});

export const PreferencesAgree = meta.story({
  name: 'preferences beside the list show at once what a row has turned off, and the row what they turn on',
  args: { undoMs: 600_000, beside: true },
  play: async (reader) => {
    const { userEvent } = reader;
    await userEvent.click(await screen.findByRole('button', { name: /^Comments and mentions/ }));
    const inApp = () => screen.getByRole('switch', { name: 'Comments and mentions, In-app' });
    await expect(inApp()).toBeChecked();
    await choose(reader, maya, 'Fewer like this', 'Always off');
    await waitFor(() => expect(inApp()).not.toBeChecked());
    await expect(switched()).toEqual([]);
    await userEvent.click(inApp());
    await waitFor(() => expect(inApp()).toBeChecked());
    await waitFor(() => expect(switched()).toHaveLength(2));
    await expect(commentsInInbox()).toBe(true);
    await openMenu(reader, maya);
    await screen.findByRole('menuitem', { name: 'Fewer like this' });
  },
});

const sounded = fn();
const said = fn<(words: string) => void>();

/** A browser that tells of its sounds. */
function hearSounds(): () => void {
  sounded.mockReset();
  said.mockReset();
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = sounded;
  spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  // Whether the browser's window has the focus is up to the machine.
  spyOn(document, 'hasFocus').mockReturnValue(true);
  return () => {
    OscillatorNode.prototype.start = start;
    mocked(AudioContext.prototype.resume).mockRestore();
    mocked(document.hasFocus).mockRestore();
  };
}

const heard = () => said.mock.calls.filter(([words]) => /arrived/.test(words));

/** Closes the panel, and has the first message arrive, which counts, and then the second one, which is heard. */
async function onlyTheSecond({ userEvent }: Reader, first: object, second: object): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('feed')).toBeNull());
  const world = storyWorld.current();
  await waitFor(() => expect(world.sockets).toBe(1));
  world.receive({ subject: 'The first has arrived', ...first });
  await screen.findByRole('button', { name: 'Notifications, 5 unread' });
  world.receive({ subject: 'The second has arrived', ...second });
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
  await waitFor(() => expect(sounded).toHaveBeenCalled());
  await waitFor(() => expect(heard()).toHaveLength(1));
  await expect(heard()[0]?.[0]).toContain('The second');
  await expect(sounded).toHaveBeenCalledOnce();
}

const openBell = async ({ userEvent }: Reader) =>
  userEvent.click(await screen.findByRole('button', { name: 'Notifications, 4 unread' }));

export const MutedThreadIsSilent = meta.story({
  name: 'the next message of a muted thread counts, and is neither announced nor sounded; that of another one is',
  args: { bell: true, sound: true, announcements: said },
  beforeEach: hearSounds,
  play: async (reader) => {
    await openBell(reader);
    await choose(reader, maya, 'Fewer like this', 'Mute this thread');
    await within(await row(maya)).findByText('Muted in this browser');
    await onlyTheSecond(reader, { payload: { thread: 'launch' } }, { payload: { thread: 'brand' } });
    await expect(switched()).toEqual([]);
  },
});

export const KindThatIsOffIsSilent = meta.story({
  name: 'what still comes of a kind that was turned off counts, and is neither announced nor sounded',
  args: { bell: true, sound: true, announcements: said, undoMs: 600_000 },
  beforeEach: hearSounds,
  play: async (reader) => {
    await openBell(reader);
    await choose(reader, maya, 'Fewer like this', 'Off for today');
    await screen.findByRole('group', { name: 'Undo' });
    await onlyTheSecond(reader, {}, { templateIdentifier: 'file-shared' });
  },
});

export const OneLineForANewKind = meta.story({
  name: 'the first message of a new kind asks once, and what is answered is not asked again',
  args: { undoMs: 300 },
  play: async (reader) => {
    const { userEvent } = reader;
    await openMenu(reader, maya);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText(/^New kind of notification/)).toBeNull();
    const world = storyWorld.current();
    const fresh = {
      templateIdentifier: 'deployment-approval',
      subject: 'api waits',
      createdAt: new Date(worldNow).toISOString(),
    };
    await waitFor(() => expect(world.sockets).toBe(1));
    world.receive(fresh);
    const first = await row(/api waits/);
    await within(first).findByText('New kind of notification: Deployments');
    world.receive({ ...fresh, subject: 'web waits' });
    const second = await row(/web waits/);
    await expect(within(second).queryByText(/^New kind of notification/)).toBeNull();
    const off = within(first).getByRole('button', { name: 'Turn off' });
    await expect(off).toHaveAccessibleDescription('New kind of notification: Deployments');
    await userEvent.click(off);
    await waitFor(() => expect(screen.queryByText(/^New kind of notification/)).toBeNull());
    await expect(first).toHaveFocus();
    await waitFor(() => expect(world.preferences()[4]?.preference.channels.in_app).toBe(false));
    await expect(switched()).toHaveLength(1);
  },
});

export const AskedOnce = meta.story({
  name: 'a question about a new kind that was on screen is gone once the panel was closed, and on the first visit there is none',
  args: { bell: true },
  play: async (reader) => {
    const { userEvent } = reader;
    await openBell(reader);
    await openMenu(reader, maya);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText(/^New kind of notification/)).toBeNull();
    await waitFor(() => expect(storyWorld.current().sockets).toBe(1));
    storyWorld.current().receive({ templateIdentifier: 'deployment-approval', subject: 'api waits' });
    await expect(await screen.findByText('New kind of notification: Deployments')).toBeVisible();
    // The browser tells with a frame what is on screen.
    await drawn();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('feed')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
    await row(/api waits/);
    await isReady();
    await expect(screen.queryByText(/^New kind of notification/)).toBeNull();
    await expect(switched()).toEqual([]);
  },
});

export const WithoutPreferences = meta.story({
  name: 'without preferences a row offers to mute its thread, and asks for nothing',
  parameters: { world: { preferences: buildPreferences(0) } },
  play: async ({ userEvent }) => {
    const found = await row(maya);
    await isReady();
    await userEvent.click(menuButton(found));
    const fewer = await screen.findByRole('menuitem', { name: 'Fewer like this' });
    await expect(screen.queryByRole('menuitem', { name: 'Why am I getting this?' })).toBeNull();
    await userEvent.click(fewer);
    await screen.findByRole('menuitem', { name: 'Mute this thread' });
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
});

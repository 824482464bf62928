import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { storyWorld } from '#.storybook/storyWorld';
import { Inbox } from '../../src/features/index.ts';
import { useQuiet } from '../../src/features/quiet/useQuiet.ts';
import { quiet } from '../../src/features.ts';
import { InboxPopover, InboxPreferences } from '../../src/inbox/index.ts';
import { passingTime } from './passingTime.ts';
import { StoryInbox, type StoryInboxProps } from './StoryInbox.tsx';
import { unread, unreadMessages } from './unreadMessages.ts';

type Reader = Pick<StoryContext, 'userEvent'>;

const hourMs = 3_600_000;

/** Hears what is announced, and what is sounded. */
const said = fn<(words: string) => void>();
const sounded = fn();

let time: ReturnType<typeof passingTime>;

/** The hours that the reader of `QuietButtons` chooses. */
const berlin = {
  timeZone: 'Europe/Berlin',
  windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '22:00', to: '07:00' }],
};

/** A host's own buttons for it. */
function QuietButtons() {
  const { isQuiet, hours, pause, resume, setHours } = useQuiet();
  return (
    <>
      <button type="button" onClick={() => pause('hour')}>
        Pause
      </button>
      <button type="button" onClick={resume}>
        Resume
      </button>
      <button type="button" onClick={() => setHours(berlin)}>
        Nights in Berlin
      </button>
      <output>{`${isQuiet ? 'quiet' : 'loud'} in ${hours.timeZone}`}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Quiet/Interactions',
  component: StoryInbox,
  args: { features: [quiet()], announcements: said },
  parameters: { world: { messages: unreadMessages(3) } },
  beforeEach() {
    time = passingTime();
    said.mockReset();
    sounded.mockReset();
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function play(...when) {
      sounded();
      start.apply(this, when);
    };
    // A browser that no person uses may keep it silent.
    const resumed = spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
    return () => {
      OscillatorNode.prototype.start = start;
      resumed.mockRestore();
    };
  },
  render: (args: StoryInboxProps) => (
    <StoryInbox {...args}>
      <Inbox.Attention sound />
      <InboxPopover />
    </StoryInbox>
  ),
});

const bellNamed = (name: string) => screen.findByRole('button', { name });
const heard = () => said.mock.calls.map(([words]) => words).filter((words) => !words.startsWith('Loading'));
const isLive = () => waitFor(() => expect(storyWorld.current().sockets).toBe(1));
const nowText = () => new Date(Date.now()).toISOString();
const receive = (rest: object = {}) =>
  storyWorld.current().receive({ ...unread, createdAt: nowText(), ...rest });

async function press({ userEvent }: Reader, role: 'button' | 'menuitem', name: string): Promise<void> {
  await userEvent.click(await screen.findByRole(role, { name }));
}

/** The button of the panel's menu; each row has one, too. */
function menuButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('[data-carillon="menu-button"]');
  if (button === null) {
    throw new Error('The panel is not there yet.');
  }
  return button;
}

async function openMenu({ userEvent }: Reader): Promise<void> {
  await userEvent.click(await waitFor(menuButton));
}

/** Opens the panel's menu, and presses one of its commands. */
async function choose(reader: Reader, bell: string, command: string): Promise<void> {
  await press(reader, 'button', bell);
  await openMenu(reader);
  await press(reader, 'menuitem', command);
}

export const AnHour = meta.story({
  name: 'a pause of an hour is silent, shows at the bell, and ends with one summary and one sound',
  play: async (reader) => {
    const bell = await bellNamed('Notifications, 3 unread');
    await isLive();
    await expect(bell.dataset.paused).toBeUndefined();
    await choose(reader, 'Notifications, 3 unread', 'For an hour');
    await bellNamed('Notifications, 3 unread, paused');
    await expect(bell.dataset.paused).toBe('');
    await waitFor(() => expect(menuButton()).toHaveFocus());
    await waitFor(() => expect(heard().at(-1)).toMatch(/^paused until /));
    await reader.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    said.mockReset();
    receive();
    await bellNamed('Notifications, 4 unread, paused');
    const read = receive();
    receive();
    await bellNamed('Notifications, 6 unread, paused');
    storyWorld.current().markElsewhere(read._id, { read: true });
    await bellNamed('Notifications, 5 unread, paused');
    await expect([heard(), sounded.mock.calls.length]).toEqual([[], 0]);
    time.pass(hourMs);
    await bellNamed('Notifications, 5 unread');
    await expect(bell.dataset.paused).toBeUndefined();
    await waitFor(() => expect(heard()).toEqual(['2 new notifications while paused']));
    await waitFor(() => expect(sounded).toHaveBeenCalledTimes(1));
    time.pass(2 * hourMs);
    receive();
    await bellNamed('Notifications, 6 unread');
    await waitFor(() => expect(heard().length).toBe(2));
    await expect(heard().filter((words) => words.includes('paused')).length).toBe(1);
  },
});

export const Critical = meta.story({
  name: 'a message of a workflow that cannot be switched off breaks through, and others do not',
  play: async (reader) => {
    const { preferences } = storyWorld.current();
    const critical = preferences().find(({ template }) => template.critical)?.template;
    const [trigger] = critical?.triggers ?? [];
    await expect(trigger).toBeDefined();
    await bellNamed('Notifications, 3 unread');
    await isLive();
    await choose(reader, 'Notifications, 3 unread', 'Until I resume');
    await waitFor(() => expect(heard().at(-1)).toBe('paused'));
    await reader.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = () => storyWorld.current().requests.filter(({ path }) => path.includes('preferences'));
    await waitFor(() => expect(asked().length).toBe(1));
    said.mockReset();
    receive();
    await bellNamed('Notifications, 4 unread, paused');
    receive({ templateIdentifier: trigger?.identifier, subject: 'Sign-in from a new device' });
    await bellNamed('Notifications, 5 unread, paused');
    await waitFor(() => expect(heard().length).toBe(1));
    await waitFor(() => expect(sounded).toHaveBeenCalledTimes(1));
  },
});

export const ReaderEndsIt = meta.story({
  name: 'a pause without an end lasts until the reader ends it in the menu',
  play: async (reader) => {
    await bellNamed('Notifications, 3 unread');
    await isLive();
    await choose(reader, 'Notifications, 3 unread', 'Until I resume');
    await bellNamed('Notifications, 3 unread, paused');
    time.pass(100 * 24 * hourMs);
    await openMenu(reader);
    await expect(screen.queryByRole('menuitem', { name: 'For an hour' })).toBeNull();
    await press(reader, 'menuitem', 'Resume notifications');
    await bellNamed('Notifications, 3 unread');
    await openMenu(reader);
    const group = await screen.findByRole('group', { name: 'Pause notifications' });
    await expect(
      within(group)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['For an hour', 'Until tomorrow', 'Until I resume']);
  },
});

export const NightOfTheChange = meta.story({
  name: 'quiet hours over midnight end by the clock of their zone in the night in which it is set forward',
  render: (args: StoryInboxProps) => (
    <StoryInbox {...args}>
      <QuietButtons />
      <InboxPopover />
    </StoryInbox>
  ),
  play: async (reader) => {
    const at = (text: string) => time.pass(Date.parse(text) - Date.now());
    at('2027-03-27T20:30:00Z');
    await bellNamed('Notifications, 3 unread');
    await isLive();
    await press(reader, 'button', 'Nights in Berlin');
    await screen.findByText('loud in Europe/Berlin');
    at('2027-03-27T21:00:00Z');
    await bellNamed('Notifications, 3 unread, paused');
    await screen.findByText('quiet in Europe/Berlin');
    said.mockReset();
    receive();
    await bellNamed('Notifications, 4 unread, paused');
    at('2027-03-28T04:59:00Z');
    receive();
    await bellNamed('Notifications, 5 unread, paused');
    await expect(heard()).toEqual([]);
    // Seven in the morning of summer.
    at('2027-03-28T05:00:00Z');
    await bellNamed('Notifications, 5 unread');
    await waitFor(() => expect(heard()).toEqual(['2 new notifications while paused']));
  },
});

export const AnotherTab = meta.story({
  name: 'what another tab has chosen is in force here at once, and so is its end',
  play: async (reader) => {
    await bellNamed('Notifications, 3 unread');
    await isLive();
    await choose(reader, 'Notifications, 3 unread', 'Until I resume');
    await bellNamed('Notifications, 3 unread, paused');
    const [key = ''] = Object.keys(localStorage).filter((one) => one.includes('quiet'));
    const { pause, ...rest } = JSON.parse(localStorage.getItem(key) ?? '');
    await expect(pause.untilMs).toBeNull();
    const write = (record: object) => {
      localStorage.setItem(key, JSON.stringify(record));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    };
    write({ ...rest, beganMs: undefined });
    await bellNamed('Notifications, 3 unread');
    write({ ...rest, pause });
    await bellNamed('Notifications, 3 unread, paused');
  },
});

const settingsRender = (args: StoryInboxProps) => (
  <StoryInbox {...args}>
    <InboxPopover />
    <InboxPreferences />
  </StoryInbox>
);

export const Fields = meta.story({
  name: 'the preferences add, change and remove quiet hours, with the focus where it belongs',
  render: settingsRender,
  play: async (reader) => {
    const { userEvent } = reader;
    await press(reader, 'button', 'Add quiet hours');
    const hours = await screen.findByRole('group', { name: 'Quiet hours, 22:00–07:00' });
    await waitFor(() => expect(within(hours).getByRole('button', { name: 'Monday' })).toHaveFocus());
    await expect(within(hours).getAllByRole('button', { pressed: true }).length).toBe(7);
    await userEvent.click(within(hours).getByRole('button', { name: 'Saturday' }));
    await expect(within(hours).getByRole('button', { name: 'Saturday' })).toHaveFocus();
    await expect(within(hours).getByRole('button', { name: 'Saturday', pressed: false })).toBeVisible();
    const from = within(hours).getByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '23:30');
    const changed = await screen.findByRole('group', { name: 'Quiet hours, 23:30–07:00' });
    await expect(within(changed).getAllByRole('button', { pressed: true }).length).toBe(6);
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
    const [key = ''] = Object.keys(localStorage).filter((one) => one.includes('quiet'));
    const stored = () => JSON.parse(localStorage.getItem(key) ?? '').hours;
    await waitFor(() =>
      expect(stored()).toEqual({
        windows: [{ days: [0, 1, 2, 3, 4, 5], from: '23:30', to: '07:00' }],
        timeZone: 'Asia/Tokyo',
      }),
    );
    await press(reader, 'button', 'Add quiet hours');
    await screen.findByRole('group', { name: 'Quiet hours, 22:00–07:00' });
    await press(reader, 'button', 'Remove, 23:30–07:00');
    await waitFor(() => expect(screen.queryByRole('group', { name: /23:30/ })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Add quiet hours' })).toHaveFocus();
    await expect(stored().windows.length).toBe(1);
  },
});

export const PauseInPreferences = meta.story({
  name: 'the preferences pause and resume by one choice, and agree with the bell',
  render: settingsRender,
  play: async () => {
    const pause = await screen.findByRole('combobox', { name: 'Pause notifications' });
    await userEvent.selectOptions(pause, 'For an hour');
    await bellNamed('Notifications, 3 unread, paused');
    await waitFor(() => expect(pause).toHaveDisplayValue(/^Paused until /));
    await userEvent.selectOptions(pause, 'Until I resume');
    await waitFor(() => expect(pause).toHaveDisplayValue('Paused'));
    await userEvent.selectOptions(pause, 'Resume notifications');
    await bellNamed('Notifications, 3 unread');
    await expect(pause).toHaveDisplayValue('…');
    await userEvent.selectOptions(pause, 'Until tomorrow');
    await waitFor(() => expect(pause).toHaveDisplayValue(/^Paused until /));
    await userEvent.selectOptions(pause, 'Resume notifications');
    await bellNamed('Notifications, 3 unread');
  },
});

export const Off = meta.story({
  name: 'where it is off there is nothing of it, and what was chosen before is not in force',
  args: { features: [] },
  render: settingsRender,
  play: async (reader) => {
    await bellNamed('Notifications, 3 unread');
    await screen.findByRole('switch', { name: /In-app/ });
    await expect(screen.queryByText('Quiet hours')).toBeNull();
    await press(reader, 'button', 'Notifications, 3 unread');
    await openMenu(reader);
    await screen.findByRole('menuitem', { name: 'Select' });
    await expect(screen.queryByText('Pause notifications')).toBeNull();
    await expect(Object.keys(localStorage).filter((one) => one.includes('quiet'))).toEqual([]);
  },
});

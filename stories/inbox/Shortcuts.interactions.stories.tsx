import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Inbox } from '../../src/features/index.ts';
import { contextMenu, keys } from '../../src/features.ts';
import { InboxPanel, InboxPopover, type MessageActions } from '../../src/inbox/index.ts';
import { whenIdle } from '../../src/inbox/popover/whenIdle.ts';
import { drawn } from './feedInSight.ts';
import { changes, focusIsKept, listed, type Reader, row, stored, storedOne, toast } from './listActs.ts';
import { PlacesInbox } from './PlacesInbox.tsx';
import { focusedId, focusRow, keysAreThere, selectedIds, sheet, sheetLines } from './shortcutActs.ts';
import { shortenTimers } from './shortenTimers.ts';
import { resetTeam, TeamInbox, team, teamList } from './TeamInbox.tsx';
import { comment, teamMessage } from './teamMessages.ts';

const task = fn();
const mute = fn();

/** Two actions of the host's, one of which is what M is for. */
const withHost: MessageActions = (readyMade) => [
  ...readyMade,
  { id: 'task', label: 'Make a task', shortcut: 'T', onSelect: task },
  { id: 'mute', label: 'Mute', onSelect: mute },
];

const ids = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] as const;
const news = () => ids.map((id, place) => teamMessage(id, place + 1, { title: `News ${id}` }));

const withKeys = [keys()];
/** Nothing but rows. */
const options = { ...teamList, groupBy: 'none' } as const;

const meta = preview.meta({
  title: 'Features/Keys/Interactions',
  component: TeamInbox,
  tags: ['!autodocs'],
  args: { messages: news(), options, features: withKeys, undoMs: 600_000 },
  beforeEach() {
    resetTeam();
    localStorage.removeItem('carillon_letter_keys');
    task.mockClear();
    mute.mockClear();
    return () => localStorage.removeItem('carillon_letter_keys');
  },
});

/** Nothing was asked of the backend, and nothing is held to be. */
async function nothingIsDone(): Promise<void> {
  await drawn();
  await expect(changes()).toEqual([]);
  await expect(screen.queryByRole('group', { name: 'Undo' })).toBeNull();
  await expect(listed()).toEqual([...ids]);
  await expect(selectedIds()).toEqual([]);
  await expect(screen.queryByRole('menu')).toBeNull();
  await expect(screen.queryByRole('dialog')).toBeNull();
}

/** Takes back what was done last. */
async function undo({ userEvent }: Reader): Promise<void> {
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(listed()).toEqual([...ids]));
}

/** Presses a key as the sheet writes it, in the second row. */
async function press(reader: Reader, shortcut: string): Promise<void> {
  const names: Readonly<Record<string, string>> = {
    '↓': '{ArrowDown}',
    '↑': '{ArrowUp}',
    Enter: '{Enter}',
    Del: '{Delete}',
  };
  const [key = '', ...modifiers] = shortcut.split(/\s+/).reverse();
  const pressed = names[key] ?? (key.length === 1 ? key.toLowerCase() : key);
  const down = modifiers.map((one) => `{${one === 'Ctrl' ? 'Control' : one}>}`).join('');
  const up = modifiers.map((one) => `{/${one === 'Ctrl' ? 'Control' : one}}`).join('');
  await focusRow(reader, 'm1');
  await reader.userEvent.keyboard(`${down}${pressed}${up}`);
}

/** What each line of the sheet promises of each of its keys, pressed in the second row. */
const promises: Readonly<Record<string, (reader: Reader, key: string) => Promise<void>>> = {
  'Next notification': async () => void (await waitFor(() => expect(focusedId()).toBe('m2'))),
  'Previous notification': async () => void (await waitFor(() => expect(focusedId()).toBe('m0'))),
  async Open() {
    await waitFor(() => expect(row('m1')).not.toHaveAttribute('data-unread'));
    await expect(focusedId()).toBe('m1');
  },
  async 'Tab by number'({ canvas, userEvent }) {
    await userEvent.keyboard('2');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Needs you/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await focusIsKept();
    await userEvent.keyboard('g1');
    await waitFor(() => expect(listed()).toEqual([...ids]));
    await focusIsKept();
  },
  async Search({ canvas }) {
    await expect(canvas.getByRole('searchbox', { name: 'Search notifications' })).toHaveFocus();
  },
  async 'Keyboard shortcuts'({ userEvent }) {
    await waitFor(async () => expect(await sheet()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focusedId()).toBe('m1'));
  },
  async Archive(reader) {
    await toast('Archived');
    await waitFor(() => expect(focusedId()).toBe('m2'));
    await undo(reader);
  },
  async 'Remove message'(reader) {
    await toast('1 notification removed');
    await waitFor(() => expect(focusedId()).toBe('m2'));
    await undo(reader);
  },
  async Snooze({ userEvent }) {
    await screen.findByRole('menuitem', { name: /Tomorrow/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // What has closed gives the focus back a moment later.
    await waitFor(() => expect(row('m1').contains(document.activeElement)).toBe(true));
  },
  Mute: async () =>
    void (await waitFor(() => expect(mute.mock.calls).toMatchObject([[[{ id: 'm1' }], 'M']]))),
  async 'Mark as read / Mark as unread'({ userEvent }) {
    const before = row('m1').hasAttribute('data-unread');
    await expect(focusedId()).toBe('m1');
    await userEvent.keyboard('u');
    await waitFor(() => expect(row('m1').hasAttribute('data-unread')).toBe(!before));
    await expect(focusedId()).toBe('m1');
  },
  'Make a task': async () =>
    void (await waitFor(() => expect(task.mock.calls).toMatchObject([[[{ id: 'm1' }], 'T']]))),
  async Undo({ userEvent }) {
    await userEvent.keyboard('e');
    await waitFor(() => expect(listed()).not.toContain('m1'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(listed()).toEqual([...ids]));
  },
  async Select({ userEvent }) {
    await waitFor(() => expect(selectedIds()).toEqual(['m1']));
    await expect(focusedId()).toBe('m1');
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    await expect(focusedId()).toBe('m1');
  },
  async 'Select a range'({ userEvent }, key) {
    const to = /[J↓]/.test(key) ? 'm2' : /[K↑]/.test(key) ? 'm0' : 'm1';
    await waitFor(() =>
      expect(selectedIds()).toEqual(['m0', 'm1', 'm2'].filter((id) => id === to || id === 'm1')),
    );
    await expect(focusedId()).toBe(to);
    await stopSelecting(userEvent);
  },
  async 'Select all'({ userEvent }) {
    await waitFor(() => expect(selectedIds()).toEqual([...ids]));
    await expect(focusedId()).toBe('m1');
    await stopSelecting(userEvent);
  },
};

async function stopSelecting(userEvent: Reader['userEvent']): Promise<void> {
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
}

export const EveryKeyDoesWhatTheSheetSays = meta.story({
  name: 'each key of the sheet does what the sheet says, and no line of it is without a key',
  args: { actions: withHost },
  play: async (reader) => {
    // Other parts of the list have come too.
    await reader.canvas.findByRole('button', { name: 'Search notifications' });
    await focusRow(reader, 'm1', '/EH');
    await reader.userEvent.keyboard('?');
    const lines = await sheetLines();
    await reader.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect([...lines.keys()]).toEqual(Object.keys(promises));
    for (const [words, keys] of lines) {
      await expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) {
        await press(reader, key.replace(/ 1–2$/, ''));
        await promises[words]?.(reader, key);
      }
    }
    await expect(listed()).toEqual([...ids]);
    await expect(stored().some(({ archived, snoozedUntil }) => archived || snoozedUntil)).toBe(false);
  },
});

export const BackFromAFilter = meta.story({
  name: 'the rows of a tab are drawn once after a tab with a filter, and keep the focus',
  play: async (reader) => {
    const { userEvent } = reader;
    await focusRow(reader, 'm1');
    await userEvent.keyboard('g2');
    await waitFor(() => expect(listed()).toEqual([]));
    await userEvent.keyboard('g');
    // Looked at in the same moment, before anything else can be drawn.
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true, cancelable: true }),
    );
    const first = row('m1');
    first.focus();
    await drawn();
    // React has nothing left to draw.
    await new Promise<void>(whenIdle);
    await expect(row('m1')).toBe(first);
    await expect(first).toHaveFocus();
  },
});

export const OffUntilTurnedOn = meta.story({
  name: 'without keys no letter does anything but E, the browser keeps its menu, and the menu of the panel has no such command',
  args: { features: [] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('feed');
    await waitFor(() => expect(listed()).toEqual([...ids]));
    await waitFor(() =>
      expect(canvas.getByRole('feed')).toHaveAttribute(
        'aria-keyshortcuts',
        expect.stringMatching(/Control\+End E$/),
      ),
    );
    row('m1').focus();
    await userEvent.keyboard('jkhuxmg2/?t');
    await expect(focusedId()).toBe('m1');
    await expect(fireEvent.contextMenu(row('m1'), { button: 2 })).toBe(true);
    await nothingIsDone();
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await screen.findByRole('menuitem', { name: 'Select' });
    await expect(screen.queryByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeNull();
  },
});

/** Each kind of field, in a row and above the list. */
function Fields() {
  return (
    <div style={{ display: 'grid', gridAutoRows: 32, gap: 4 }}>
      <input aria-label="Line" />
      <textarea aria-label="Note" />
      <select aria-label="Choice">
        <option>Just now</option>
        <option>Later</option>
      </select>
      {/* biome-ignore lint/a11y/useSemanticElements: an editor of the host's */}
      <div role="textbox" aria-label="Editor" contentEditable suppressContentEditableWarning tabIndex={0}>
        <b>Words</b>
      </div>
      <div role="combobox" aria-label="People" aria-expanded={false} aria-controls="none" tabIndex={0} />
      <dialog open aria-label="Question" style={{ position: 'static', padding: 0 }}>
        <button type="button" style={{ blockSize: 28 }}>
          Yes
        </button>
      </dialog>
    </div>
  );
}

const everyKey = [
  ...'abcdefghijklmnopqrstuvwxyz',
  ...'0123456789',
  ...'/?.,;#',
  'ArrowDown',
  'ArrowUp',
  'Enter',
];
const modifiers = [
  {},
  { shiftKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { ctrlKey: true, altKey: true },
];

/** The keys that somebody has taken of those that are pressed on an element. */
function takenAt(element: Element, more: object): readonly string[] {
  return everyKey.flatMap((key) => {
    const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
    // By itself: there are thousands.
    const isLeft = element.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true, ...more }),
    );
    return isLeft ? [] : [`${key} ${JSON.stringify(more)}`];
  });
}

export const NothingIsTakenInAField = meta.story({
  name: 'no key with any modifier is taken in fields, editors and dialogs of a row or of the panel',
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPanel>
        <Fields />
        <Inbox.Search />
        <Inbox.List>
          {(message) => (
            <Inbox.Item message={message}>
              <Inbox.ItemTitle />
              {message.id === 'm1' && <Fields />}
            </Inbox.Item>
          )}
        </Inbox.List>
      </InboxPanel>
    </TeamInbox>
  ),
  play: async ({ canvas }) => {
    await keysAreThere(await canvas.findByRole('feed'));
    const fields = [
      ...document.querySelectorAll(
        'input:not([type="search"]), textarea, select, b, [role="combobox"], dialog button',
      ),
    ];
    await expect(fields).toHaveLength(12);
    const taken = fields.flatMap((field) => modifiers.flatMap((more) => takenAt(field, more)));
    // The arrows are the feed's, in a row.
    await expect(taken.filter((one) => !/^Arrow.*{}/.test(one))).toEqual([]);
    await drawn();
    await expect(changes()).toEqual([]);
    await expect(selectedIds()).toEqual([]);
    await expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  },
});

export const OtherModifiersAreTheHosts = meta.story({
  name: 'a letter with Control, Command or Alt, one that is composed and one that a control has used are left alone, and so are keys outside',
  render: (args) => (
    <>
      <button type="button">Outside</button>
      <TeamInbox {...args} />
    </>
  ),
  play: async (reader) => {
    await focusRow(reader, 'm1');
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      const taken = takenAt(row('m1'), more).filter((one) => !/^a .*(ctrl|meta)Key/.test(one));
      await expect(taken.filter((one) => !/^(Arrow|Enter)/.test(one))).toEqual([]);
    }
    const cancel = (event: Event) => event.preventDefault();
    const title = row('m1').querySelector('[data-carillon="item-title"]');
    title?.addEventListener('keydown', cancel);
    for (const key of ['e', 'x', 'u', '?']) {
      fireEvent.keyDown(title as Element, { key });
    }
    title?.removeEventListener('keydown', cancel);
    const outside = reader.canvas.getByRole('button', { name: 'Outside' });
    outside.focus();
    await expect(takenAt(outside, {})).toEqual([]);
    await reader.userEvent.keyboard('jex?/g2');
    await expect(outside).toHaveFocus();
    await stopSelectingIfAny(reader);
    await nothingIsDone();
  },
});

/** Control with A has selected all, which it may. */
async function stopSelectingIfAny({ userEvent }: Reader): Promise<void> {
  if (screen.queryByRole('toolbar')) {
    await stopSelecting(userEvent);
  }
}

export const LastInTheMenu = meta.story({
  name: 'what opens the sheet comes late to the menu of the panel, so it is the last there and moves nothing',
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await focusRow(reader, 'm1');
    await userEvent.click(canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
    await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
    const last = [...screen.getByRole('menu').children].slice(-5);
    await expect(last.map((one) => one.textContent || one.role)).toEqual([
      'separator',
      'Remove all read',
      'Remove all',
      'separator',
      'Keyboard shortcuts',
    ]);
  },
});

export const TurnedOffByTheReader = meta.story({
  name: 'the reader turns letters off in the sheet, which the menu of the panel opens: arrows and Control with A go on, and it is kept',
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    await focusRow(reader, 'm1');
    const menu = () => canvas.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement;
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    const dialog = within(await sheet());
    await userEvent.click(dialog.getByRole('switch', { name: 'Single-letter keys', checked: true }));
    await expect([...(await sheetLines()).keys()]).toEqual([
      'Next notification',
      'Previous notification',
      'Open',
      'Remove message',
      'Undo',
      'Select a range',
      'Select all',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(menu()).toHaveFocus();
    await expect(localStorage.getItem('carillon_letter_keys')).toBe('off');

    await focusRow(reader, 'm1');
    await expect(canvas.getByRole('feed').getAttribute('aria-keyshortcuts')).not.toMatch(/ [A-Z?/]( |$)/);
    await userEvent.keyboard('jkehuxmg2/?t');
    await expect(focusedId()).toBe('m1');
    await nothingIsDone();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedId()).toBe('m2'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(selectedIds()).toEqual(['m2', 'm3']));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(selectedIds()).toEqual([...ids]));
  },
});

export const ChangedByTheHost = meta.story({
  name: 'a host gives keys other letters and leaves some out, and its own actions keep their letters',
  args: {
    features: [keys({ done: 'D', later: false })],
    actions: (readyMade) => [
      ...readyMade,
      { id: 'task', label: 'Make a task', shortcut: 'X', onSelect: task },
    ],
  },
  play: async (reader) => {
    await focusRow(reader, 'm1', 'D');
    await reader.userEvent.keyboard('?');
    const lines = await sheetLines();
    await expect(lines.get('Archive')).toEqual(['D']);
    await expect(lines.get('Make a task')).toEqual(['X']);
    await expect([lines.has('Snooze'), lines.has('Mute'), lines.has('Select')]).toEqual([
      false,
      false,
      false,
    ]);
    await reader.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedId()).toBe('m1'));
    await reader.userEvent.keyboard('eh');
    await nothingIsDone();
    await reader.userEvent.keyboard('x');
    await expect(task).toHaveBeenCalledOnce();
    await expect(selectedIds()).toEqual([]);
    await reader.userEvent.keyboard('d');
    await toast('Archived');
    await expect(listed()).not.toContain('m1');
  },
});

export const LettersOfOtherScripts = meta.story({
  name: 'on a keyboard with letters of another script a key is where its letter would be, and a held key acts once',
  play: async (reader) => {
    await focusRow(reader, 'm1', 'E');
    fireEvent.keyDown(row('m1'), { key: 'о', code: 'KeyJ' });
    await waitFor(() => expect(focusedId()).toBe('m2'));
    fireEvent.keyDown(row('m2'), { key: '؟', code: 'Slash', shiftKey: true });
    await sheet();
    await reader.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedId()).toBe('m2'));
    fireEvent.keyDown(row('m2'), { key: 'e' });
    await waitFor(() => expect(focusedId()).toBe('m3'));
    for (let times = 0; times < 4; times += 1) {
      await expect(fireEvent.keyDown(row('m3'), { key: 'e', repeat: true })).toBe(false);
    }
    await toast('Archived');
    await expect(listed()).toEqual(ids.filter((id) => id !== 'm2'));
  },
});

export const AllThatAreSelected = meta.story({
  name: 'with rows selected the keys act on all of them, by one call, and the next row that is left has the focus',
  args: { undoMs: 0 },
  play: async (reader) => {
    const { userEvent } = reader;
    await focusRow(reader, 'm1', 'EH');
    await userEvent.keyboard('x{Shift>}jj{/Shift}');
    await waitFor(() => expect(selectedIds()).toEqual(['m1', 'm2', 'm3']));
    await userEvent.keyboard('{Shift>}k{/Shift}');
    await waitFor(() => expect(selectedIds()).toEqual(['m1', 'm2']));
    await userEvent.keyboard('e');
    await waitFor(() => expect(listed()).toEqual(['m0', 'm3', 'm4', 'm5']));
    await waitFor(() => expect(focusedId()).toBe('m3'));
    await expect(selectedIds()).toEqual([]);
    await expect(screen.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(changes()).toMatchObject([{ ids: ['m1', 'm2'], effect: { archived: true } }]));
    await userEvent.keyboard('x{Shift>}j{/Shift}h');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow/ }));
    await waitFor(() => expect(listed()).toEqual(['m0', 'm5']));
    await focusIsKept();
    await waitFor(() => {
      const later = stored().filter(({ snoozedUntil }) => typeof snoozedUntil === 'string');
      expect(later.map(({ id }) => id)).toEqual(['m3', 'm4']);
    });
  },
});

export const AllOfAClosedGroup = meta.story({
  name: 'a key in front of a closed group means all of it, and none of what is below',
  args: {
    undoMs: 0,
    options: teamList,
    messages: [
      comment('c3', 1, 'maya', 'Launch', 'Ship it.'),
      comment('c2', 2, 'jonas', 'Launch', 'Ready.'),
      teamMessage('n1', 3, { title: 'News' }),
    ],
  },
  play: async (reader) => {
    await focusRow(reader, 'c3', 'E');
    await reader.userEvent.keyboard('u');
    await waitFor(() =>
      expect(changes()).toEqual([{ ids: ['c3', 'c2'], effect: { read: true, seen: true } }]),
    );
    await expect(focusedId()).toBe('c3');
    await reader.userEvent.keyboard('e');
    await waitFor(() => expect(listed()).toEqual(['n1']));
    await waitFor(() => expect(focusedId()).toBe('n1'));
    await waitFor(() => expect(changes()).toHaveLength(2));
    await expect(storedOne('n1')?.archived ?? false).toBe(false);
  },
});

export const WithoutArchiveAndSnooze = meta.story({
  name: 'where nothing can be archived E marks as read and goes on, Delete removes, which can be taken back, and H is no key',
  render: () => (
    <PlacesInbox capabilities={{ archive: false, snooze: false }} features={withKeys} undoMs={600_000}>
      <InboxPanel />
    </PlacesInbox>
  ),
  play: async (reader) => {
    await focusRow(reader, 'invoice', 'E');
    await reader.userEvent.keyboard('?');
    const lines = await sheetLines();
    await expect(lines.get('Mark as read')).toEqual(['E']);
    await expect(lines.get('Remove message')).toEqual(['#', 'Del']);
    await expect([lines.has('Snooze'), lines.has('Archive')]).toEqual([false, false]);
    await reader.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedId()).toBe('invoice'));
    await reader.userEvent.keyboard('h');
    await expect(screen.queryByRole('menu')).toBeNull();
    await reader.userEvent.keyboard('e');
    await waitFor(() => expect(focusedId()).toBe('storage'));
    await expect(row('invoice')).not.toHaveAttribute('data-unread');
    // The second time there is nothing to mark.
    await reader.userEvent.keyboard('ke');
    await waitFor(() => expect(focusedId()).toBe('storage'));
    await expect(row('invoice')).not.toHaveAttribute('data-unread');
    await reader.userEvent.keyboard('k{Delete}');
    await waitFor(() => expect(listed()).not.toContain('invoice'));
    await waitFor(() => expect(focusedId()).toBe('storage'));
    await reader.userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(listed()).toContain('invoice'));
  },
});

export const BackFromTheArchive = meta.story({
  name: 'among what is archived E brings back and removes nothing, and among what is put off it does nothing',
  render: () => (
    <PlacesInbox features={withKeys} undoMs={600_000}>
      <InboxPanel />
    </PlacesInbox>
  ),
  play: async (reader) => {
    await focusRow(reader, 'invoice', 'E');
    await reader.userEvent.keyboard('g3');
    await waitFor(() => expect(listed()).toEqual(['welcome']));
    await focusRow(reader, 'welcome', 'E');
    await reader.userEvent.keyboard('e');
    await toast('Back in the inbox');
    await waitFor(() => expect(listed()).toEqual([]));
    await focusIsKept();
    await reader.userEvent.keyboard('g2');
    await waitFor(() => expect(listed()).toEqual(['review']));
    row('review').focus();
    await reader.userEvent.keyboard('e');
    await drawn();
    await expect(listed()).toEqual(['review']);
  },
});

export const OnlyTheSheetCloses = meta.story({
  name: 'Escape closes the sheet and not the popover, gives the focus back, and then closes the popover; J leads into the list',
  render: (args) => (
    <TeamInbox {...args}>
      <InboxPopover list={options} />
    </TeamInbox>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    const popover = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await keysAreThere(await popover.findByRole('feed'));
    await userEvent.keyboard('j');
    await waitFor(() => expect(focusedId()).toBe('m0'));
    await userEvent.keyboard('?');
    await sheet();
    await userEvent.keyboard('{Tab}{Tab}jex');
    await expect((await sheet()).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
    await expect(popover.getByRole('feed')).toBeVisible();
    await expect(focusedId()).toBe('m0');
    await expect(listed()).toEqual([...ids]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const WaitsNotForLong = meta.story({
  name: 'after G a digit opens a tab, any other key ends the waiting, and so does time',
  beforeEach: () => shortenTimers({ 1500: 50 }),
  play: async (reader) => {
    const { canvas, userEvent } = reader;
    const open = () => canvas.getByRole('tab', { selected: true }).textContent;
    await focusRow(reader, 'm1');
    await userEvent.keyboard('g');
    await waitFor(() => expect(canvas.getByText('G …')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('G …')).toBeNull());
    await userEvent.keyboard('2');
    await expect(open()).toMatch(/^Inbox/);
    await userEvent.keyboard('gj2');
    await waitFor(() => expect(focusedId()).toBe('m2'));
    await expect(open()).toMatch(/^Inbox/);
    await nothingIsDone();
  },
});

export const MenuAtThePointer = meta.story({
  name: 'the menu of a row opens at the pointer and by its keys, and acts; links, fields, selected text, Shift and fingers keep the menu of the browser',
  args: {
    features: [contextMenu()],
    messages: [comment('c1', 1, 'maya', 'Launch', 'Ship it.'), ...news()],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('feed');
    await waitFor(() => expect(listed()).toContain('m1'));
    const at = (element: Element, more: object = {}, pointerType = 'mouse') => {
      fireEvent.pointerDown(element, { pointerType, button: 2 });
      const { left, top } = element.getBoundingClientRect();
      return fireEvent.contextMenu(element, { button: 2, clientX: left + 20, clientY: top + 10, ...more });
    };
    await waitFor(() => expect(at(row('m1'))).toBe(false));
    const menu = await screen.findByRole('menu');
    await waitFor(() => {
      const box = menu.getBoundingClientRect();
      const { left, top } = row('m1').getBoundingClientRect();
      expect([Math.round(box.left - left), Math.abs(Math.round(box.top - top) - 14) < 3]).toEqual([20, true]);
    });
    const offered = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    // By the button of the row it is beside that again, with the same commands.
    const button = within(row('m1')).getByRole('button', { name: 'More actions' });
    await userEvent.click(button);
    const ofButton = await screen.findByRole('menu');
    await expect(
      within(ofButton)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(offered);
    await waitFor(() =>
      expect(Math.round(ofButton.getBoundingClientRect().right)).toBe(
        Math.round(button.getBoundingClientRect().right),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await expect(at(row('m2'), { shiftKey: true })).toBe(true);
    await expect(at(row('m2'), {}, 'touch')).toBe(true);
    await expect(at(within(row('c1')).getByRole('link'))).toBe(true);
    getSelection()?.selectAllChildren(row('m3'));
    await expect(at(row('m3'))).toBe(true);
    getSelection()?.removeAllRanges();
    await expect(screen.queryByRole('menu')).toBeNull();

    row('m2').focus();
    fireEvent.keyDown(row('m2'), { key: 'F10', shiftKey: true });
    await expect(fireEvent.contextMenu(row('m2'), { button: 0, shiftKey: true })).toBe(false);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await toast('Archived');
    await expect(listed()).not.toContain('m2');
    await focusIsKept();
    await expect(team.calls).toEqual([]);
  },
});

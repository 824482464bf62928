import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MessageAction } from '../../inbox/settings/messageAction.ts';
import { createTranslator, en, keyWords } from '../../locales/index.ts';
import { shortcutOf } from './Keys.tsx';
import type { KeyName } from './KeysOptions.ts';
import { groupOf, labelOf } from './KeysSheet.tsx';
import { type KeyActs, keyTable } from './keyTable.ts';

interface Pressed {
  readonly shortcut: string;
}

const words = keyWords.wordsOf(createTranslator('en', [en]));
const names: readonly KeyName[] = [
  'next',
  'previous',
  'done',
  'remove',
  'later',
  'read',
  'mute',
  'select',
  'tabs',
  'search',
  'sheet',
];
const readyMade = ['read', 'unread', 'archive', 'snooze', 'remove', 'mute'];

const action = (id: string, shortcut?: string): MessageAction => ({ id, label: id, shortcut, onSelect() {} });

/** A name for what was done, of each act. */
function actsOf(done: string[]): KeyActs<Pressed> {
  const note = (name: string) => () => void done.push(name);
  return {
    move: (_press, by) => done.push(`move ${by}`),
    stretch: (_press, by) => done.push(`stretch ${by}`),
    select: note('select'),
    selectAll: note('selectAll'),
    act: (_press, actions) => done.push(actions.map(({ id }) => id).join()),
    digit: note('digit'),
    search: note('search'),
    sheet: note('sheet'),
  };
}

/** Whether the reader can archive, or bring back. */
const archives = (actions: readonly { readonly id: string }[]) =>
  actions.some(({ id }) => id === 'archive' || id === 'unarchive');

/** The event of a shortcut, on a keyboard for English. */
function eventOf(shortcut: string) {
  const [key = '', ...modifiers] = shortcut.split('+').reverse();
  const shiftKey = modifiers.includes('Shift');
  return {
    key: key.length === 1 && !shiftKey ? key.toLowerCase() : key,
    code: /^[A-Z]$/.test(key) ? `Key${key}` : key,
    shiftKey: shiftKey || key === '?',
    ctrlKey: modifiers.includes('Control'),
    metaKey: false,
  };
}

/** Other letters for some of the keys, no two alike, and actions of the host's with letters that may be those of the table. */
const chosen = fc
  .record({
    letters: fc.shuffledSubarray([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], { minLength: 15 }),
    changed: fc.subarray([...names]),
    off: fc.subarray([...names]),
    offered: fc.subarray(readyMade),
    ofHost: fc.integer({ min: 0, max: 3 }),
    isOn: fc.boolean(),
    tabCount: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ letters, changed, off, offered, ofHost, isOn, tabCount }) => ({
    options: Object.fromEntries([
      ...changed.map((name, place) => [name, letters[place]]),
      ...off.map((name) => [name, false]),
    ]),
    actions: [
      ...offered.map((id) => action(id)),
      ...Array.from({ length: ofHost }, (_, place) => action(`host ${place}`, letters[names.length + place])),
    ],
    undoMs: 1,
    tabCount,
    letters: isOn,
  }));

test('each key of any table is in one line of it, and pressing it does what is in that line', () => {
  fc.assert(
    fc.property(chosen, (given) => {
      const done: string[] = [];
      const table = keyTable(given, actsOf(done));
      const all = table.flatMap(({ shortcuts }) => shortcuts);
      expect(new Set(all).size).toBe(all.length);
      for (const line of table) {
        expect(labelOf(line, words)).not.toBe('');
        for (const shortcut of line.shortcuts) {
          const pressed = shortcutOf(eventOf(shortcut));
          const [found] = table.filter(({ shortcuts }) => shortcuts.includes(pressed));
          expect(found).toBe(line);
          done.length = 0;
          found?.run?.({ shortcut: pressed });
          // What is done without an archive also goes to the next message.
          const further = done[0] === 'read' && !archives(given.actions) ? done.slice(0, 1) : done;
          expect(further).toHaveLength(line.run ? 1 : 0);
        }
      }
    }),
  );
});

test('with letters turned off no line has a letter or a sign alone, whatever the host has chosen', () => {
  fc.assert(
    fc.property(chosen, (given) => {
      const table = keyTable({ ...given, letters: false }, actsOf([]));
      const alone = table.flatMap(({ shortcuts }) => shortcuts).filter((one) => /^(Shift\+)?.$/.test(one));
      expect(alone).toEqual([]);
      expect(table.map((line) => labelOf(line, words))).toEqual([
        'Next notification',
        'Previous notification',
        'Open',
        ...(given.options.remove !== false && given.actions.some(({ id }) => id === 'remove')
          ? ['remove']
          : []),
        'Undo',
        'Select a range',
        'Select all',
      ]);
    }),
  );
});

test('what a key was turned off for is in no line, and no action that is not offered is in one', () => {
  fc.assert(
    fc.property(chosen, (given) => {
      const done: string[] = [];
      for (const { run, shortcuts } of keyTable(given, actsOf(done))) {
        run?.({ shortcut: shortcuts[0] ?? '' });
      }
      const ids = given.actions.map(({ id }) => id);
      const acted = done.flatMap((one) => one.split(',')).filter((one) => readyMade.includes(one));
      expect(acted.filter((id) => !ids.includes(id))).toEqual([]);
      expect(acted.includes('remove') && given.options.remove === false).toBe(false);
      if (given.options.select === false) {
        expect(done).not.toContain('select');
      }
    }),
  );
});

test('without an archive E marks as read and goes to the next message; # and Delete remove', () => {
  const done: string[] = [];
  const actions = ['read', 'unread', 'remove'].map((id) => action(id));
  const given = { options: {}, actions, undoMs: 1, tabCount: 1, letters: true };
  const table = keyTable(given, actsOf(done));
  for (const key of ['E', 'U', '#', 'Delete']) {
    table.find(({ shortcuts }) => shortcuts.includes(key))?.run?.({ shortcut: key });
  }
  expect(done).toEqual(['read', 'move 1', 'read,unread', 'remove', 'remove']);
});

test('actions of which one is offered at a time share the key of their line, with the letter that they have', () => {
  const done: string[] = [];
  const keyed = { archive: 'A', mute: 'M', task: 'U', pin: 'P', unpin: 'P' };
  const actions = Object.entries(keyed).map(([id, shortcut]) => action(id, shortcut));
  const given = { options: {}, undoMs: 0, tabCount: 1, letters: true };
  const lines = keyTable({ ...given, actions }, actsOf(done)).filter(
    (line) => groupOf(line) === 'notifications',
  );
  expect(lines.map((line) => [labelOf(line, words), ...line.shortcuts])).toEqual([
    ['archive', 'A'],
    ['mute', 'M'],
    ['task', 'U'],
    ['pin / unpin', 'P'],
  ]);
  lines[3]?.run?.({ shortcut: 'P' });
  lines[1]?.run?.({ shortcut: 'M' });
  expect(done).toEqual(['pin,unpin', 'mute']);
});

test('Command counts as Control, and a letter of another script is the one in its place', () => {
  const press = { key: 'a', code: 'KeyA', ctrlKey: false, metaKey: false, shiftKey: false };
  expect(shortcutOf({ ...press, metaKey: true })).toBe('Control+A');
  expect(shortcutOf({ ...press, key: 'ف', code: 'KeyT' })).toBe('T');
  expect(shortcutOf({ ...press, key: '؟', code: 'Slash', shiftKey: true })).toBe('?');
  expect(shortcutOf({ ...press, key: '/', code: 'Digit7', shiftKey: true })).toBe('/');
  expect(shortcutOf({ ...press, key: 'J', code: 'KeyJ', shiftKey: true })).toBe('Shift+J');
  expect(shortcutOf({ ...press, key: 'Shift', code: 'ShiftLeft', shiftKey: true })).toBe('Shift+Shift');
});

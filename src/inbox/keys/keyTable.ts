import type { KeyWords } from '../../locales/index.ts';
import type { MessageAction } from '../settings/messageAction.ts';
import type { KeyName, KeysOptions } from './KeysOptions.ts';

/** One line of the table: of the sheet, of `aria-keyshortcuts`, and of what is done. */
export interface Key<Press> {
  readonly group: KeyGroup;
  readonly label: string;
  /** Each does it: a letter, or the name of a key, with its modifiers. */
  readonly shortcuts: readonly string[];
  /** Does it; false where it has no use for the key there. Undefined where others do it: the feed, or the area of the toasts. */
  readonly run: ((press: Press) => Taken) | undefined;
  /** Whether a key that is held down does it again and again. */
  readonly repeats: boolean | undefined;
  /** The last of the digits that come after it. */
  readonly digits: number | undefined;
}

/** False where a key is left to others, and nothing else. */
type Taken = unknown;

/** The parts of the sheet. */
export const keyGroups = ['goTo', 'notifications', 'select'] as const;

type KeyGroup = (typeof keyGroups)[number];

/** What keys do. */
export interface KeyActs<Press> {
  /** Goes to the next row, or to the previous one. */
  move(press: Press, by: 1 | -1): Taken;
  /** Selects from one row to another: the next, the previous, or with 0 the one that has the focus. */
  stretch(press: Press, by: 1 | 0 | -1): Taken;
  select(press: Press): Taken;
  selectAll(press: Press): Taken;
  act(press: Press, actions: readonly MessageAction[]): Taken;
  waitForDigit(): void;
  /** Undefined where there is no search. */
  search: (() => void) | undefined;
  showSheet(): void;
}

/** What there is to do. */
export interface KeyTableOptions {
  readonly options: KeysOptions;
  readonly words: KeyWords;
  readonly actions: readonly MessageAction[];
  readonly archives: boolean;
  readonly undoes: boolean;
  readonly tabCount: number;
  /** Whether keys are on that are a letter or a sign alone. */
  readonly letters: boolean;
}

/** The keys of a list, which handling, the sheet and `aria-keyshortcuts` are made of. Only what can be done here is in it. */
export function keyTable<Press extends { readonly shortcut: string }>(
  { options, words: { text }, actions, archives, undoes, tabCount, letters }: KeyTableOptions,
  { move, stretch, select, selectAll, act, waitForDigit, search, showSheet }: KeyActs<Press>,
): readonly Key<Press>[] {
  const table: Key<Press>[] = [];
  const known = acts(archives).map(([name, usual, ids]) => {
    const found = actions.filter(({ id }) => ids.includes(id));
    return [name, found[0]?.shortcut ?? usual, found] as const;
  });
  const others = actions.filter(
    (action) => action.shortcut && !known.some(([, , found]) => found.includes(action)),
  );
  // What the host has chosen for something is nothing else.
  const taken = [...Object.values(options), ...others.map(({ shortcut }) => shortcut)];

  const letter = (name: KeyName, usual: string) => options[name] ?? (taken.includes(usual) ? '' : usual);
  const withShift = (key: string | false) => key && `Shift+${key}`;

  function add(
    group: KeyGroup,
    label: string,
    keys: readonly (string | false | undefined)[],
    run?: Key<Press>['run'],
    repeats?: boolean,
    digits?: number,
  ): void {
    // Readers can turn off what is one letter or sign, alone or with Shift.
    const shortcuts = keys.flatMap((key) => (key && (letters || /Control|[^+]{2}$/.test(key)) ? key : []));
    if (shortcuts.length > 0) {
      table.push({ group, label, shortcuts, run, repeats, digits });
    }
  }

  function addAct(found: readonly MessageAction[], key: string | false | undefined): void {
    const label = found.map((one) => one.label).join(' / ');
    add('notifications', label, [found[0] && key], (press) => act(press, found));
  }

  const next = letter('next', 'J');
  const previous = letter('previous', 'K');
  const chosen = letter('select', 'X');
  const down = [withShift(next), 'Shift+ArrowDown'];
  const up = [withShift(previous), 'Shift+ArrowUp'];
  add('goTo', text('nextMessage'), [next, 'ArrowDown'], (press) => move(press, 1), true);
  add('goTo', text('previousMessage'), [previous, 'ArrowUp'], (press) => move(press, -1), true);
  add('goTo', text('openFocused'), ['Enter']);
  if (tabCount > 1) {
    add('goTo', text('tabByNumber'), [letter('tabs', 'G')], waitForDigit, false, Math.min(tabCount, 9));
  }
  if (search) {
    add('goTo', text('search'), [letter('search', '/')], search);
  }
  add('goTo', text('keyboardShortcuts'), [letter('sheet', '?')], showSheet);
  for (const [name, usual, found] of known) {
    addAct(found, letter(name, usual));
  }
  for (const action of others) {
    addAct([action], action.shortcut);
  }
  if (undoes) {
    add('notifications', text('undo'), ['Control+Z']);
  }
  add('select', text('select'), [chosen], select);
  add(
    'select',
    text('selectRange'),
    [...down, ...up, withShift(chosen)],
    (press) => stretch(press, down.includes(press.shortcut) ? 1 : up.includes(press.shortcut) ? -1 : 0),
    true,
  );
  add('select', text('selectAll'), ['Control+A'], selectAll);
  return table;
}

/** The actions that keys are for: the first one that is offered does it. */
const acts = (archives: boolean): readonly (readonly [KeyName, usual: string, ids: readonly string[]])[] => [
  ['done', 'E', archives ? ['archive', 'unarchive'] : ['remove']],
  ['later', 'H', ['snooze']],
  ['read', 'U', ['read', 'unread']],
  ['mute', 'M', ['mute', 'unmute']],
];

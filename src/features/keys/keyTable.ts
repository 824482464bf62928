import type { MessageAction } from '../../inbox/settings/messageAction.ts';
import type { KeyWords } from '../../locales/index.ts';
import type { KeyName, KeysOptions } from './KeysOptions.ts';

/** One line of the table: of the sheet, of `aria-keyshortcuts`, and of what is done. */
export interface Key<Press> {
  /** The name of its words, or the actions of which it does the first one that is offered. */
  readonly what: Parameters<KeyWords['text']>[0] | readonly MessageAction[];
  /** Each does it: a letter, or the name of a key, with its modifiers. */
  readonly shortcuts: readonly string[];
  /** Does it; false where it has no use for the key there. Absent where others do it: the feed, or the area of the toasts. */
  readonly run: ((press: Press) => Taken) | null | undefined;
  /** Whether a key that is held down does it again and again. */
  readonly repeats: boolean | undefined;
}

/** False where a key is left to others, and nothing else. */
type Taken = unknown;

/** What keys do. */
export interface KeyActs<Press> {
  /** Goes to the next row, or to the previous one. */
  move(press: Press, by: 1 | -1): Taken;
  /** Selects from one row to another: the next, the previous, or with 0 the one that has the focus. */
  stretch(press: Press, by: 1 | 0 | -1): Taken;
  select(press: Press): Taken;
  selectAll(press: Press): Taken;
  act(press: Press, actions: readonly MessageAction[]): Taken;
  digit(press: Press): void;
  /** Absent where there is no search. */
  search: (() => void) | null | undefined;
  sheet(): void;
}

/** What there is to do. */
export interface KeyTableOptions {
  readonly options: KeysOptions;
  readonly actions: readonly MessageAction[];
  /** For how long an act can be taken back, in milliseconds; 0 for never. */
  readonly undoMs: number;
  readonly tabCount: number;
  /** Whether keys are on that are a letter or a sign alone. */
  readonly letters: boolean;
}

/** The keys of a list, which handling, the sheet and `aria-keyshortcuts` are made of. Only what can be done here is in it. */
export function keyTable<Press extends { readonly shortcut: string }>(
  { options, actions, undoMs, tabCount, letters }: KeyTableOptions,
  { move, stretch, select, selectAll, act, digit, search, sheet }: KeyActs<Press>,
): readonly Key<Press>[] {
  const table: Key<Press>[] = [];
  const archives = actions.some(({ id }) => /^(un)?archive$/.test(id));
  /** The actions that keys are for: the first one that is offered does it. */
  const usualKeys: readonly [KeyName, string, readonly string[]][] = [
    ['done', 'E', archives ? ['notNow', 'archive', 'unarchive'] : ['notNow', 'read']],
    ['remove', '#', ['remove']],
    ['later', 'H', ['snooze']],
    ['mute', 'M', ['mute']],
    ['read', 'U', ['read', 'unread']],
  ];
  const known = usualKeys.map(([name, usual, ids]) => {
    const found = actions.filter(({ id }) => ids.includes(id));
    return [name, found[0]?.shortcut ?? usual, found] as const;
  });
  const others = actions.filter(
    (action) => action.shortcut && !known.some(([, , found]) => found.includes(action)),
  );
  // What the host has chosen for something is nothing else.
  const otherKeys = others.map(({ shortcut }) => shortcut);
  const taken = [...Object.values(options), ...otherKeys];

  const letter = (name: KeyName, usual: string) => options[name] ?? (taken.includes(usual) ? '' : usual);
  const withShift = (key: string | false) => key && `Shift+${key}`;

  function add(
    what: Key<Press>['what'],
    keys: readonly (string | false | null | undefined)[],
    run?: Key<Press>['run'],
    repeats?: boolean,
  ): void {
    // Readers can turn off what is one letter or sign, alone or with Shift.
    const shortcuts = keys.filter((key): key is string => !!key && (letters || /Control|[^+]{2}$/.test(key)));
    if (what[0] && shortcuts[0]) {
      table.push({ what, shortcuts, run, repeats });
    }
  }

  function addAct(found: readonly MessageAction[], keys: Parameters<typeof add>[1], goesOn?: boolean): void {
    add(found, keys, (press) => {
      const taken = act(press, found);
      return goesOn ? move(press, 1) : taken;
    });
  }

  const next = letter('next', 'J');
  const previous = letter('previous', 'K');
  const chosen = letter('select', 'X');
  const down = [next, 'ArrowDown'].map(withShift);
  const up = [previous, 'ArrowUp'].map(withShift);
  add('nextMessage', [next, 'ArrowDown'], (press) => move(press, 1), true);
  add('previousMessage', [previous, 'ArrowUp'], (press) => move(press, -1), true);
  add('openFocused', ['Enter']);
  add('tabByNumber', [tabCount > 1 && letter('tabs', 'G')], digit);
  add('search', [search && letter('search', '/')], search);
  add('keyboardShortcuts', [letter('sheet', '?')], sheet);
  for (const [name, usual, found] of known) {
    const key = letter(name, usual);
    // What is done stays in the list where there is no archive, so the next row is gone to.
    addAct(found, [key, name === 'remove' && key !== false && 'Delete'], name === 'done' && !archives);
  }
  // Two of one key, such as to pin and to unpin: the first that is offered does it.
  for (const shortcut of new Set(otherKeys)) {
    addAct(
      others.filter((action) => action.shortcut === shortcut),
      `${shortcut}`.split(' '),
    );
  }
  add('undo', [undoMs > 0 && 'Control+Z']);
  add('select', [chosen], select);
  add(
    'selectRange',
    [...down, ...up, withShift(chosen)],
    (press) => stretch(press, down.includes(press.shortcut) ? 1 : up.includes(press.shortcut) ? -1 : 0),
    true,
  );
  add('selectAll', ['Control+A'], selectAll);
  return table;
}

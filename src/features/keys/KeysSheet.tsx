'use client';

import { Fragment, useEffect, useId, useRef } from 'react';
import { withStorage } from '../../base/index.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import type { KeyWords } from '../../locales/index.ts';
import { CloseIcon, IconButton, Switch } from '../../primitives/index.ts';
import * as styles from './KeysSheet.css.ts';
import type { Key } from './keyTable.ts';
import { letterKeys } from './letterKeys.ts';
import { useKeyWords } from './useKeyWords.ts';
import * as keyStyles from './waiting.css.ts';

/** What the sheet needs of a line of the table. */
type KeyLine = Pick<Key<never>, 'what' | 'shortcuts'>;

/** The parts of the sheet. */
const keyGroups = ['goTo', 'notifications', 'select'] as const;

/** The part of the sheet that a line is in. */
export function groupOf({ what }: KeyLine): (typeof keyGroups)[number] {
  return typeof what !== 'string' || what === 'undo'
    ? 'notifications'
    : what.startsWith('select')
      ? 'select'
      : 'goTo';
}

/** What the sheet says of a line. */
export function labelOf({ what }: KeyLine, { text }: KeyWords): string {
  return typeof what === 'string' ? text(what) : what.map(({ label }) => label).join(' / ');
}

/** Props of `KeysSheet`. */
export interface KeysSheetProps {
  table: readonly KeyLine[];
  /** Whether keys are on that are a letter or a sign alone. */
  letters: boolean;
  onLetters: (on: boolean) => void;
  onClose: () => void;
}

/**
 * The keys of a list, as they are now, and the switch for those that are letters. Renders a modal `<dialog>`, which gives the focus back, and
 * nothing until its words are there.
 */
export function KeysSheet(props: KeysSheetProps) {
  const words = useKeyWords();
  return words && <OpenSheet {...props} words={words} />;
}

function OpenSheet(props: KeysSheetProps & { words: KeyWords }) {
  const { table, words, letters, onLetters, onClose } = props;
  const { text } = words;
  const { tabs } = useInboxSettings('Inbox.List');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // It is read from its title on, and not from its first button.
    current?.focus();
    const close = (event: KeyboardEvent) => {
      // Not once it is closed: it is told so a moment later, and the next Escape is another one's.
      if (event.key === 'Escape' && current?.open) {
        // On the way down, above the popover, which would close instead.
        event.preventDefault();
        event.stopPropagation();
        current.close();
      }
    };
    const page = current?.ownerDocument.defaultView;
    page?.addEventListener('keydown', close, true);
    return () => page?.removeEventListener('keydown', close, true);
  }, []);

  function turnLetters(on: boolean): void {
    onLetters(on);
    withStorage((storage) => storage.setItem(letterKeys, on ? 'on' : 'off'));
  }

  const names: Readonly<Record<string, string>> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    Enter: text('enterKey'),
    // As keyboards of most languages have it.
    Delete: 'Del',
    Shift: text('shiftKey'),
    Control: /^(Mac|iP)/.test(navigator.platform) ? '⌘' : text('controlKey'),
  };
  const draw = (key: string | number) => <kbd className={keyStyles.key}>{names[key] ?? key}</kbd>;
  return (
    <dialog
      ref={dialog}
      data-carillon="keys"
      className={styles.sheet}
      aria-labelledby={id}
      tabIndex={-1}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {text('keyboardShortcuts')}
        </h2>
        <IconButton label={text('close')} onClick={() => dialog.current?.close()}>
          <CloseIcon size={18} />
        </IconButton>
      </div>
      {keyGroups.map((group) => (
        <Fragment key={group}>
          <h3 className={styles.heading}>{text(group)}</h3>
          <dl className={styles.keys}>
            {table
              .filter((line) => groupOf(line) === group)
              .map((line) => (
                <div key={labelOf(line, words)} className={styles.line}>
                  <dt className={styles.label}>{labelOf(line, words)}</dt>
                  <dd className={styles.shortcuts}>
                    {line.shortcuts.map((shortcut) => (
                      <span key={shortcut} className={styles.shortcut}>
                        {shortcut.split('+').map((one) => (
                          <Fragment key={one}>{draw(one)} </Fragment>
                        ))}
                        {line.what === 'tabByNumber' && (
                          <>
                            {draw(1)} – {draw(Math.min(tabs.length, 9))}
                          </>
                        )}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </Fragment>
      ))}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className={styles.choice}>
        {text('letterKeys')}
        <Switch checked={letters} onCheckedChange={turnLetters} />
      </label>
    </dialog>
  );
}

import { letterOf } from '../../inbox/message-actions/useMessageActions.ts';

/** The name of a key with its modifiers, as the table has it: `J`, `Shift+ArrowDown`, `?`. Command counts as Control. With Alt none is ours. */
export function shortcutOf(
  press: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string {
  // Browsers that fill in a form send events without a key.
  const { key = '', code, ctrlKey, metaKey, shiftKey } = press;
  const isSign = /^[^\p{L}\d]$/u.test(key);
  // Some scripts have a question mark of their own.
  const name =
    isSign && code === 'Slash' && key > '~'
      ? shiftKey
        ? '?'
        : '/'
      : key.length === 1
        ? letterOf(press)
        : key;
  // A sign may need Shift to be written at all.
  return `${ctrlKey || metaKey ? 'Control+' : ''}${shiftKey && !isSign ? 'Shift+' : ''}${name}`;
}

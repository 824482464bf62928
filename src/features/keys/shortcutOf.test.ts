import { expect, test } from 'vitest';
import { shortcutOf } from './Keys.tsx';

test('a key event without a key, as browsers send it when they fill in a form, is no shortcut', () => {
  const filled = new Event('keydown') as KeyboardEvent;
  expect(shortcutOf(filled)).toBe('');
});

test('a letter of another script without the place of its key is no shortcut', () => {
  const press = { key: 'ж', ctrlKey: false, metaKey: false, shiftKey: false } as KeyboardEvent;
  expect(shortcutOf(press)).toBe('');
});

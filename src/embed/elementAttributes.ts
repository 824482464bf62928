import type { InboxOptions } from './InboxOptions.ts';

/** What an attribute's text means: itself, a number, or yes unless it says `false`. */
const text = (value: string) => value;
const number = (value: string) => Number(value);
const flag = (value: string) => value !== 'false';

const readers = {
  'application-identifier': text,
  'subscriber-id': text,
  'subscriber-hash': text,
  'backend-url': text,
  'socket-url': text,
  'socket-path': text,
  enabled: flag,
  'usage-log': flag,
  'undo-ms': number,
  locale: text,
  dir: text,
  theme: text,
  'content-format': text,
  branding: flag,
  view: text,
  open: flag,
  'default-open': flag,
  'close-on-item-click': flag,
  side: text,
  align: text,
  'side-offset': number,
  'collision-padding': number,
  preferences: flag,
} as const;

/** The attributes of `<carillon-inbox>`. */
export const attributeNames = Object.keys(readers);

/** The options that an element's attributes give, undefined where one is missing. */
export function readAttributes(element: Element): Partial<InboxOptions> {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => {
      const value = element.getAttribute(name);
      return [propertyOf(name), value === null ? undefined : read(value)];
    }),
  );
}

/** `undo-ms` is `undoMs`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

import type { InboxOptions } from './InboxOptions.ts';

/** How an attribute's text is read: as it is, as a number, or as true unless it is `false`. */
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
  persist: flag,
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

/** The name of one of the attributes of `<carillon-inbox>`. */
export type AttributeName = keyof typeof readers;

/** The attributes of `<carillon-inbox>`. */
export const attributeNames = Object.keys(readers);

/** The options in an element's attributes; undefined for each missing one. */
export function readAttributes(element: Element): Partial<InboxOptions> {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => {
      const value = element.getAttribute(name);
      return [propertyOf(name), value === null ? undefined : read(value)];
    }),
  );
}

/** The property of an attribute: `undoMs` for `undo-ms`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

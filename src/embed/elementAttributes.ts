import type { InboxOptions } from './InboxOptions.ts';

/** How an attribute's text is read: as it is, as a number, or as true unless it is `false`. */
const text = (value: string) => value;
const number = (value: string) => Number(value);
const flag = (value: string) => value !== 'false';

/** The properties of `<carillon-inbox>` that are attributes too, in dashed form. */
export const attributeReaders = {
  applicationIdentifier: text,
  subscriberId: text,
  subscriberHash: text,
  backendUrl: text,
  socketUrl: text,
  socketPath: text,
  enabled: flag,
  usageLog: flag,
  persist: flag,
  undoMs: number,
  locale: text,
  dir: text,
  theme: text,
  density: text,
  contentFormat: text,
  branding: flag,
  view: text,
  open: flag,
  defaultOpen: flag,
  closeOnItemClick: flag,
  side: text,
  align: text,
  sideOffset: number,
  collisionPadding: number,
  preferences: flag,
} as const satisfies Partial<Record<keyof InboxOptions, (value: string) => unknown>>;

/** The attributes of `<carillon-inbox>`. */
export const attributeNames = Object.keys(attributeReaders).map(attributeOf);

/** The options in an element's attributes; undefined for each missing one. */
export function readAttributes(element: Element): Partial<InboxOptions> {
  return Object.fromEntries(
    Object.entries(attributeReaders).map(([name, read]) => {
      const value = element.getAttribute(attributeOf(name));
      return [name, value === null ? undefined : read(value)];
    }),
  );
}

/** The attribute of a property: `undo-ms` for `undoMs`. */
function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

import { isRecord } from '../transport/guards.ts';
import type { PartialMessage } from './message.ts';

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

const flag = 'true or false (or 1 or 0)';
const date = 'a date in ISO 8601 (or in seconds or milliseconds since 1970)';
const text = 'a text';

/** What each member of a message has to be, for developers. */
const expected: Readonly<Record<string, string>> = {
  id: 'a text (or a whole number)',
  read: flag,
  seen: flag,
  archived: flag,
  snoozedUntil: date,
  cameBack: flag,
  createdAt: date,
  kind: text,
  title: text,
  body: text,
  avatar: text,
  actor: 'an object with a `type`',
  sender: 'an object',
  link: 'an object with a `url` (or that text)',
  answers: 'a list of objects with an `id` and a `label`',
  parts: 'a list of objects with an `id`',
  answered: 'an object',
  expiresAt: date,
  withdrawnAt: date,
  severity: 'high, medium or low',
  reason: text,
  feedId: 'a text (or a whole number)',
  tags: 'a list of texts',
  data: 'an object',
};

/** What was left out of a row, or of its lists, in a sentence each that says what mends it. Without a message all of it was left out. */
export function droppedOf(row: unknown, message: PartialMessage | undefined): string[] {
  const given = isRecord(row) ? row : {};
  const kept: Readonly<Record<string, unknown>> = { ...message };
  const names = message === undefined ? ['id'] : Object.keys(expected);
  return names.flatMap((name) => {
    const [value, taken] = [given[name] === '' ? undefined : given[name], kept[name]];
    const isWhole =
      Array.isArray(value) && Array.isArray(taken) ? value.length === taken.length : taken != null;
    // Some servers send every member, and a link without an address where there is none.
    const isNothing = value == null || (name === 'link' && isRecord(value) && !value.url);
    if (isWhole || (isNothing && message !== undefined)) {
      return [];
    }
    const shown = (JSON.stringify(value) ?? 'missing').slice(0, 60);
    const loss = message === undefined ? 'so this message is not shown' : 'so it was left out';
    return `\`${name}\` of a message is ${shown}, and has to be ${expected[name]}, ${loss}. If your server has another form, give its backend \`map: { ${name}: (row) => … }\`.`;
  });
}

const told = new Set<string>();

/** In development, tells once for each member what was left out of a row of a server, and what mends it. */
export function tellDropped(row: unknown, message?: PartialMessage): void {
  try {
    // Bundlers replace the name, and with it goes all of this; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production') {
      for (const sentence of droppedOf(row, message)) {
        const [, name = ''] = sentence.split('`');
        if (!told.has(name)) {
          told.add(name);
          console.warn(`carillon: ${sentence}`);
        }
      }
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
}

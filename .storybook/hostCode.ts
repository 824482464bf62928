import { Inbox, Preferences } from '../src/inbox/index.ts';

/** What parts are called inside of React, by what hosts write. */
const written = new Map(
  Object.entries({ Inbox, Preferences }).flatMap(([namespace, parts]) =>
    Object.entries(parts).flatMap(([name, part]) => {
      const inner = nameOf(part);
      return inner === undefined ? [] : [[inner, `${namespace}.${name}`] as const];
    }),
  ),
);

/** The code of a story as a host writes it: the provider for the stories' own, the public names of parts, and no fixture of a message. */
export function hostCode(code: string): string {
  return code
    .replace(/^( *)message=\{\{\n[\s\S]*?\n\1\}\}/gm, '$1message={message}')
    .replace(/<(\/?)(\w+)/g, (_, slash: string, name: string) => `<${slash}${written.get(name) ?? name}`)
    .replaceAll('<StoryInbox', '<InboxProvider {...identity}')
    .replaceAll('</StoryInbox', '</InboxProvider');
}

function nameOf(part: unknown): string | undefined {
  if (typeof part === 'function') {
    return part.name;
  }
  return typeof part === 'object' && part !== null && 'render' in part ? nameOf(part.render) : undefined;
}

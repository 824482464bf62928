import { Inbox } from '../src/features/index.ts';
import { Preferences } from '../src/inbox/index.ts';

/** What parts are called inside of React, by what hosts write. */
const written = new Map(
  Object.entries({ Inbox, Preferences }).flatMap(([namespace, parts]) =>
    Object.entries(parts).flatMap(([name, part]) => {
      const inner = nameOf(part);
      return inner === undefined ? [] : [[inner, `${namespace}.${name}`] as const];
    }),
  ),
);

/**
 * The code of a story as a host writes it: the provider for the stories' own, the public names of parts, and neither a fixture of a
 * message nor what only a story puts around it.
 */
export function hostCode(code: string): string {
  return code
    .replace(
      /^( *)<div\n\1 {2}aria-label="Story"[\s\S]*?\n\1>\n([\s\S]*?)^\1<\/div>\n/gm,
      (_, __, inner: string) => inner.replace(/^ {2}/gm, ''),
    )
    .replace(
      /^( *)<React.Fragment key="[^"]*">\n([\s\S]*?)^\1<\/React.Fragment>\n/gm,
      (_, __, inner: string) => inner.replace(/^ {2}/gm, ''),
    )
    .replace(/^( *)message=\{\{\n[\s\S]*?\n\1\}\}/gm, '$1message={message}')
    .replace(/ key="[^"]*"/g, '')
    .replace(/^ *key="[^"]*"\n/gm, '')
    .replace(/([\w-]+)(=\{|'?: )function \w+\(\) ?\{\}/g, nameFunction)
    .replace(/<(\/?)(\w+)/g, (_, slash: string, name: string) => `<${slash}${written.get(name) ?? name}`)
    .replaceAll('<StoryInbox', '<InboxProvider {...identity}')
    .replaceAll('</StoryInbox', '</InboxProvider')
    .replace(/^( *)(<InboxProvider) (\{\.\.\.identity\})\n/gm, '$1$2\n$1  $3\n')
    .replace(/^( *<[\w.]+)\n +(\S+)\n *\/>/gm, '$1 $2 />')
    .replace(/^((?: {2})*) \/>/gm, '$1/>');
}

/** A function, of which the code has no more than its braces: called like what it is given to. */
function nameFunction(_: string, name: string, given: string): string {
  const type = name.replace(/(?:^|-)(\w)/g, (__, letter: string) => letter.toUpperCase());
  return name + given + (given === '={' ? name : type);
}

/** The name that the tables of props know, since a built Storybook shortens those of functions. */
function nameOf(part: unknown): string | undefined {
  if ((typeof part !== 'object' && typeof part !== 'function') || part === null) {
    return undefined;
  }
  if ('__docgenInfo' in part && hasName(part.__docgenInfo)) {
    return part.__docgenInfo.displayName;
  }
  return typeof part === 'function' ? part.name : 'render' in part ? nameOf(part.render) : undefined;
}

function hasName(documented: unknown): documented is { displayName: string } {
  return (
    typeof documented === 'object' &&
    documented !== null &&
    'displayName' in documented &&
    typeof documented.displayName === 'string'
  );
}

import type { Driver } from './drivers.ts';
import type { Language } from './Language.ts';

/**
 * The file with the server half, by which the rest of the app sends. `reader` is the specifier of the file with `authorize`; `isReloaded`
 * says whether a bundler loads modules again while the app runs.
 */
export function serverFile(
  driver: Driver,
  { type }: Language,
  { reader, isReloaded }: { readonly reader: string; readonly isReloaded: boolean },
): string {
  const imports = `createInboxServer${isReloaded ? type(', type InboxServer') : ''}`;
  const options = `{
  store: ${driver.store},${driver.line === '' ? '' : `\n  line: ${driver.line},`}
  authorize,
  // For npx carillon-conformance. Its routes ask nobody who they are, so production never has them.
  conformance:
    process.env.NODE_ENV === 'development' && process.env.INBOX_CONFORMANCE === '1' ? (id) => ({ id }) : undefined,
}`;
  const server = isReloaded
    ? `const start = () => {
  ${driver.open.join('\n  ')}
  return createInboxServer(${options.replaceAll('\n', '\n  ')});
};

// Modules are loaded again while you develop, and the open event streams belong to one server: restart after a change of this file.
const shared = globalThis${type(' as typeof globalThis & { inbox?: InboxServer }')};
`
    : `${driver.open.join('\n')}\n`;
  return `import { ${imports} } from 'carillon-server';
${driver.imports.join('\n')}
import { authorize } from '${reader}';

${server}
/**
 * The server half of the inbox. The rest of your app sends by it:
 * \`await inbox.send({ id: user.id }, { title: 'Ana has replied', link: { url: '/threads/7' } });\`
 */
export const inbox = ${isReloaded ? '(shared.inbox ??= start())' : `createInboxServer(${options})`};
`;
}

import type { Plugin } from 'vite';

/**
 * Writes `export * as Inbox from './parts.ts'` as that again. With a file for each module, Rolldown builds an object of getters
 * for it, and a bundler that needs one of them keeps what all of them name. A budget of size notices where this fails.
 */
export function plainNamespaces(): Plugin {
  return {
    name: 'plain-namespaces',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && /\w+_exports\b/.test(chunk.code)) {
          chunk.code = plainExports(plainImports(chunk.code));
          if (/_exports\b|__exportAll/.test(chunk.code)) {
            this.error(`${chunk.fileName} holds a namespace in a form that plainNamespaces does not know`);
          }
        }
      }
    },
  };
}

/** `import { parts_exports as one } from './parts.js'; export { one as Inbox }` becomes `export * as Inbox from './parts.js'`. */
function plainImports(code: string): string {
  const sources = new Map<string, string>();
  return code
    .replace(
      /^import \{ (\w+_exports)(?: as ([\w$]+))? \} from (".+");\n/gm,
      (_all, name: string, local: string | undefined, source: string) => {
        sources.set(local ?? name, source);
        return '';
      },
    )
    .replace(/^export \{ (.*) \};$/m, (_all, exported: string) => {
      const names = exported.split(', ').map((one) => one.split(' as '));
      const isNamespace = ([local = '']: string[]) => sources.has(local);
      const namespaces = names.filter(isNamespace).map(([local = '', as]) => {
        return `export * as ${as} from ${sources.get(local)};`;
      });
      const others = names.filter((name) => !isNamespace(name)).map((name) => name.join(' as '));
      return [...namespaces, `export { ${others.join(', ')} };`].join('\n');
    });
}

/** The module has the names as plain exports too: the object goes. */
function plainExports(code: string): string {
  return code
    .replace(/^import \{ __exportAll \} from ".+";\n/m, '')
    .replace(/^var \w+_exports = \/\* @__PURE__ \*\/ __exportAll\(\{[^}]*\}\);\n/m, '')
    .replace(/^export \{ (.*) \};$/m, (_all, exported: string) => {
      const names = exported.split(', ').filter((name) => !/^\w+_exports$/.test(name));
      return `export { ${names.join(', ')} };`;
    });
}

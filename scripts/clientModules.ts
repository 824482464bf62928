import { posix } from 'node:path';
import type { Plugin } from 'vite';

const directive = /^(['"])use client\1;?\n/;

/** Beside `index.js`, what a React server takes instead. */
const forServer = (file: string) => file.replace(/\.js$/, '.react-server.js');

interface EntryPoint {
  readonly default: string;
  readonly 'react-server'?: string;
}

/**
 * Takes `'use client'` out of the modules, because a bundler without server components warns of each one. For one with them, an
 * entry point has a second file, under the condition `react-server` of package.json: it reaches the same modules through files
 * with the directive, which only export their names.
 */
export function clientModules(entryPoints: Readonly<Record<string, string | EntryPoint>>): Plugin {
  return {
    name: 'client-modules',
    generateBundle: {
      // After what writes into the modules.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const clients = new Set(chunks.filter(({ code }) => directive.test(code)));
        for (const chunk of clients) {
          chunk.code = chunk.code.replace(directive, '');
        }

        const found = new Map<string, boolean>();
        const reachesClients = (file: string): boolean => {
          const chunk = byName.get(file);
          const known = found.get(file);
          if (chunk === undefined || known !== undefined) {
            return known ?? false;
          }
          // Every import is visited, and behind a client module everything is the browser's.
          const reaches = clients.has(chunk) || chunk.imports.map(reachesClients).includes(true);
          found.set(file, reaches);
          return reaches;
        };
        for (const [name, files] of Object.entries(entryPoints)) {
          // A build of some entry points tells nothing of the others.
          if (typeof files === 'object' && byName.has(files.default.replace('./dist/', ''))) {
            const wanted = reachesClients(files.default.replace('./dist/', ''))
              ? forServer(files.default)
              : undefined;
            if (files['react-server'] !== wanted) {
              this.error(`"react-server" of "${name}" in package.json must be ${wanted}`);
            }
          }
        }

        for (const [file, reaches] of found) {
          const chunk = byName.get(file);
          if (reaches && chunk !== undefined) {
            const source = clients.has(chunk)
              ? `"use client";\nexport { ${chunk.exports.join(', ')} } from "./${posix.basename(file)}";\n`
              : chunk.code.replace(/(?<=from )"(\.[^"]+)"/g, (written, name: string) => {
                  const wanted = posix.join(posix.dirname(file), name);
                  return found.get(wanted) ? JSON.stringify(forServer(name)) : written;
                });
            this.emitFile({ type: 'asset', fileName: forServer(file), source });
          }
        }
      },
    },
  };
}

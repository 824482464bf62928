// The modules of a built package, and what they import.
import { readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { parseAst } from 'vite';

/** The import of another module that is loaded later, as the build writes it. */
export const dynamicImport = /\bimport\("(\.[^"]+)"\)/g;

/** These modules and all that they import, by default statically. */
export function reachedFrom(names, modules, follows = ({ isDynamic }) => !isDynamic, found = new Set()) {
  for (const name of names) {
    const module = modules.get(name);
    if (module === undefined) {
      throw new Error(`${name} is none of the modules of the build. Correct scripts/lateFiles.mjs.`);
    }
    if (!found.has(name)) {
      found.add(name);
      if (module.code.startsWith('"use client"')) {
        continue;
      }
      const followed = module.imports.filter(follows).map(({ source }) => source);
      reachedFrom(followed, modules, follows, found);
    }
  }
  return found;
}

/** The modules of a built folder by their paths in it. */
export function readModules(root) {
  const modules = new Map();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.js')) {
      modules.set(name, readModule(name, readFileSync(resolve(root, name), 'utf8')));
    }
  }
  return modules;
}

/** What a module imports, by their paths, and which names it exports. */
function readModule(name, code) {
  const imports = [];
  const exported = [];
  for (const { type, source, specifiers = [] } of parseAst(code).body) {
    if (type === 'ExportNamedDeclaration') {
      exported.push(...specifiers.map((one) => one.exported.name));
    }
    if (source?.value.startsWith('.')) {
      const used = specifiers.map(({ imported, local }) => (imported ?? local).name);
      const isAll =
        type === 'ExportAllDeclaration' || specifiers.some((one) => one.type === 'ImportNamespaceSpecifier');
      imports.push({
        source: within(name, source.value),
        imported: isAll ? undefined : used,
        isDynamic: false,
      });
    }
  }
  for (const [, path] of code.matchAll(dynamicImport)) {
    imports.push({ source: within(name, path), imported: undefined, isDynamic: true });
  }
  return { code, imports, exported };
}

/** Another module, as it is named in one. */
export function within(name, path) {
  return posix.join(posix.dirname(name), path);
}

/** How a module names another. */
export function pathBetween(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

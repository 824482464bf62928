import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import { parseJson } from '../../../../src/data/transport/parseJson.ts';
import { UsageError } from '../UsageError.ts';
import type { Framework, Store } from './choices.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** What the command knows of the app in a folder. */
export interface Project {
  readonly folder: string;
  /** What `package.json` names among its dependencies of any kind, with their ranges. */
  readonly packages: ReadonlyMap<string, string>;
  /** Its scripts. */
  readonly scripts: Readonly<Record<string, unknown>>;
  /** What serves its routes, by a guess. */
  readonly framework: Framework | undefined;
  readonly store: Store | undefined;
  readonly isTypeScript: boolean;
  /** Whether `.js` is an ES module here. */
  readonly isModule: boolean;
  readonly manager: PackageManager;
  /** Whether Vite makes a page of React here, so that the bell has a place, too. */
  readonly hasVitePage: boolean;
  /** Where code lies, as a prefix of paths: `src/`, or empty. */
  readonly base: string;
}

/** Looks at the app in a folder. Throws a `UsageError` where that has no `package.json` of an app. */
export async function readProject(folder: string): Promise<Project> {
  const manifest = parseJson(await textOf(join(folder, 'package.json')));
  if (!isRecord(manifest)) {
    throw new UsageError(
      'This folder has no package.json, or a damaged one, so there is no app to write the inbox into. Change into the folder of your app, or make an app, such as by npm create vite@latest.',
    );
  }
  const packages = new Map(
    ['devDependencies', 'dependencies']
      .flatMap((kind) => Object.entries(isRecord(manifest[kind]) ? manifest[kind] : {}))
      .map(([name, range]) => [name, String(range)]),
  );
  const hasVitePage = packages.has('vite') && packages.has('react');
  return {
    folder,
    packages,
    scripts: isRecord(manifest.scripts) ? manifest.scripts : {},
    framework: frameworkOf(packages) ?? (hasVitePage ? 'hono' : undefined),
    store: storeOf(packages),
    isTypeScript: existsSync(join(folder, 'tsconfig.json')) || packages.has('typescript'),
    isModule: manifest.type === 'module',
    manager: managerOf(folder, manifest.packageManager),
    hasVitePage,
    // Next.js has its pages in either place, and may have other code in `src`.
    base: existsSync(join(folder, 'src')) && !existsSync(join(folder, 'app')) ? 'src/' : '',
  };
}

/** Those that draw pages come first: an app of them may use a server below. */
function frameworkOf(packages: ReadonlyMap<string, string>): Framework | undefined {
  const marks = [
    ['next', 'next'],
    ['@react-router/dev', 'react-router'],
    ['astro', 'astro'],
    ['hono', 'hono'],
    ['fastify', 'fastify'],
    ['express', 'express'],
  ] as const;
  return marks.find(([name]) => packages.has(name))?.[1];
}

function storeOf(packages: ReadonlyMap<string, string>): Store | undefined {
  const postgres = ['pg', 'postgres', '@neondatabase/serverless', '@vercel/postgres'];
  if (postgres.some((name) => packages.has(name))) {
    return 'postgres';
  }
  return ['better-sqlite3', 'libsql', '@libsql/client'].some((name) => packages.has(name))
    ? 'sqlite'
    : undefined;
}

const lockfiles = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
} as const;

/** By `packageManager`, else by the lockfile of this folder or of the nearest one above it, which a workspace has. */
function managerOf(folder: string, named: unknown): PackageManager {
  const names = ['npm', 'pnpm', 'yarn', 'bun'] as const;
  const own = names.find((name) => isString(named) && named.startsWith(`${name}@`));
  if (own !== undefined) {
    return own;
  }
  const found = Object.entries(lockfiles).find(([file]) => existsSync(join(folder, file)));
  if (found !== undefined) {
    return found[1];
  }
  return dirname(folder) === folder ? 'npm' : managerOf(dirname(folder), undefined);
}

/** The path of the first file of a name that the app has with one of these endings; with the first ending where no such file is there. */
export function fileOf({ folder }: Project, name: string, endings: readonly string[]): string {
  const paths = endings.map((ending) => `${name}.${ending}`);
  return paths.find((path) => existsSync(join(folder, path))) ?? `${paths[0]}`;
}

/** The port where an app usually answers while it is developed. */
export function developmentPort({ framework, hasVitePage }: Project): number {
  if (framework === 'astro') {
    return 4321;
  }
  return hasVitePage && framework !== 'next' ? 5173 : 3000;
}

/** The text of a file; null where there is none. */
export function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}

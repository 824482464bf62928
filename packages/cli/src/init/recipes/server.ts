import { dirname } from 'node:path/posix';
import type { Choice } from '../choices.ts';
import { fileOf, type Project, textOf } from '../Project.ts';
import { bellFile } from '../templates/bellFile.ts';
import { type Language, nodeLanguage } from '../templates/Language.ts';
import { placeBell, withImport } from './edits.ts';
import type { Edit, NewFile, Recipe } from './Recipe.ts';
import { type ServerKind, serverKinds } from './serverKinds.ts';
import { bell, bellElement, type Migrations, serverHalf } from './shared.ts';

type ServerChoice = Choice & Migrations & { readonly framework: keyof typeof serverKinds };

/** Hono, Express or Fastify: the routes in its app, and where Vite makes the page, the bell and the same routes while you develop. */
export async function serverRecipe(project: Project, choice: ServerChoice): Promise<Recipe> {
  const kind = serverKinds[choice.framework];
  const language = nodeLanguage(project);
  const entry = await findEntry(project, kind);
  const folder = entry === undefined ? (project.hasVitePage ? 'server/' : project.base) : folderOf(entry);
  const half = serverHalf(project, choice, language, { folder, isReloaded: project.hasVitePage });
  const file = entry ?? `${folder}${project.hasVitePage ? 'index' : 'server'}.${language.code}`;
  const run = language.code === 'ts' ? 'npx tsx' : 'node';
  const mounted = [...kind.mountImports, `import { inbox } from '${language.from('./inbox')}';`];
  const page = project.hasVitePage ? vitePage(project, folder, language) : undefined;
  const files: readonly NewFile[] = [
    ...half.files,
    ...(entry === undefined ? [{ path: file, text: entryFile(kind, mounted, page !== undefined) }] : []),
    ...(page?.files ?? []),
  ];
  return {
    files,
    edits: [
      ...half.edits,
      ...(entry === undefined ? [] : [mountIn(entry, kind, mounted)]),
      ...(page?.edits ?? []),
    ],
    packages: [
      ...half.packages,
      choice.framework,
      ...(choice.framework === 'express' && project.isTypeScript ? ['@types/express'] : []),
      ...(entry === undefined ? kind.packages : []),
      ...(page === undefined
        ? []
        : ['carillon', ...(choice.framework === 'fastify' ? ['@fastify/static'] : [])]),
    ],
    start:
      page !== undefined || project.scripts.dev !== undefined
        ? { script: 'dev' }
        : { command: `${run} ${file}` },
    hasBell: page !== undefined,
    left:
      page === undefined
        ? [
            `In your React app, after installing carillon there, show this bell:\n\n${bellFile(language, false)}`,
          ]
        : [`In production ${file} serves the built page and the inbox: ${run} ${file}.`],
  };
}

function folderOf(path: string): string {
  return dirname(path) === '.' ? '' : `${dirname(path)}/`;
}

/** The file in which the app is made, where there is such a file. */
async function findEntry(project: Project, { found }: ServerKind): Promise<string | undefined> {
  const folders = [...new Set([project.base, '', 'server/'])];
  const names = ['index', 'server', 'app', 'main'];
  for (const path of folders.flatMap((folder) => names.map((name) => folder + name))) {
    const file = fileOf(project, path, ['ts', 'js', 'mjs', 'mts', 'cjs']);
    if (found.test((await textOf(`${project.folder}/${file}`)) ?? '')) {
      return file;
    }
  }
  return undefined;
}

/** A server of its own, for an app that has none yet. */
function entryFile(kind: ServerKind, mounted: readonly string[], hasPage: boolean): string {
  const lines = [...kind.imports, ...(hasPage ? kind.page.imports : []), ...mounted];
  return [
    lines.join('\n'),
    '',
    kind.create,
    kind.mount('app'),
    ...(hasPage ? [kind.page.text] : []),
    '',
    kind.listen,
    '',
  ].join('\n');
}

/** The routes of the inbox in an app that is there, before what reads the bodies of requests. */
function mountIn(path: string, kind: ServerKind, mounted: readonly string[]): Edit {
  return {
    path,
    by(text) {
      if (text.includes('{ inbox }')) {
        return text;
      }
      const [statement, name = ''] = kind.found.exec(text) ?? [];
      if (statement === undefined) {
        return undefined;
      }
      const isCommon = /\brequire\(/.test(text) && !/^import\s/m.test(text);
      const lines = isCommon ? mounted.map(asRequire) : mounted;
      const routed = text.replace(statement, () => `${statement}\n${kind.mount(name)}`);
      return lines.reduce(withImport, routed);
    },
    byHand: `Give the routes to the app in ${path}: ${[...mounted, kind.mount('app')].join(' ')}`,
  };
}

const asRequire = (line: string) => line.replace(/^import (.*) from '(.*)';$/, "const $1 = require('$2');");

/** The page of React that Vite makes: the bell, and the routes in Vite's own server. */
function vitePage(project: Project, folder: string, language: Language) {
  const config = fileOf(project, 'vite.config', ['ts', 'js', 'mts', 'mjs']);
  const main = fileOf(project, 'src/main', ['tsx', 'jsx']);
  const plugin = `./${folder}inbox-in-vite.${language.code}`;
  const files: readonly NewFile[] = [
    { path: plugin.slice(2), text: pluginFile(language, `/${folder}inbox.${language.code}`) },
    bell('src/Inbox', language),
  ];
  const inConfig: Edit = {
    path: config,
    by: (text) =>
      text.includes('inboxInVite')
        ? text
        : /plugins:\s*\[/.test(text)
          ? withImport(
              text.replace(/plugins:\s*\[/, (start) => `${start}inboxInVite(), `),
              `import { inboxInVite } from '${language.from(`./${folder}inbox-in-vite`)}';`,
            )
          : undefined,
    byHand: `Add the plugin to ${config}: import { inboxInVite } from '${plugin}', and inboxInVite() among its plugins.`,
  };
  return { files, edits: [inConfig, placeBell(main, /<App\b[^>]*\/>/, bellElement, './Inbox')] };
}

function pluginFile({ type }: Language, inbox: string): string {
  return `import { toNodeHandler } from 'carillon-server/node';
${type("import type { Plugin } from 'vite';\n")}
/** While you develop, Vite's own server has the routes of the inbox, so that page and inbox have one address. */
export function inboxInVite()${type(': Plugin')} {
  return {
    name: 'inbox-in-vite',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/inbox/')) {
          next();
          return;
        }
        vite
          .ssrLoadModule('${inbox}')
          .then(({ inbox }) => toNodeHandler(inbox)(request, response))
          .catch(next);
      });
    },
  };
}
`;
}

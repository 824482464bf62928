import { relative, sep } from 'node:path';
import { developmentPort, type Project } from '../init/Project.ts';
import { stubMark } from '../init/templates/readerFile.ts';
import { findSources, readText } from '../migrate/sources.ts';
import { ask } from './ask.ts';
import { checkRows } from './checkRows.ts';
import { type Finding, failed, ok, warning } from './Finding.ts';

/** The files of a server of `carillon-server`, as `carillon init` writes them, by their paths from the folder. */
export interface InboxServerFiles {
  /** The file that makes it. */
  readonly server: string;
  /** The file that gives its routes to the app. */
  readonly routes: string | undefined;
  /** The file whose `authorize` nobody has filled in. */
  readonly stub: string | undefined;
}

/** Finds them; undefined where no file of the folder makes such a server. */
export async function findInboxServer(folder: string): Promise<InboxServerFiles | undefined> {
  const found: { server?: string; routes?: string; stub?: string } = {};
  for (const file of await findSources(folder)) {
    const text = (await readText(file)) ?? '';
    const path = relative(folder, file).replaceAll(sep, '/');
    // The script that sends a message makes such a server, too, and exports nothing.
    if (text.includes('createInboxServer(') && /^export /m.test(text)) {
      found.server ??= path;
    }
    if (/\binbox\.handle\b|\btoNodeHandler\(/.test(text)) {
      found.routes ??= path;
    }
    if (text.includes(stubMark)) {
      found.stub = path;
    }
  }
  const { server, routes, stub } = found;
  return server === undefined ? undefined : { server, routes, stub };
}

/** Whether such a server is complete, and what it answers where the app runs on this computer. */
export async function checkInboxServer(
  { server, routes, stub }: InboxServerFiles,
  project: Project,
  { env, headers }: { readonly env: NodeJS.ProcessEnv; readonly headers: Readonly<Record<string, string>> },
): Promise<Finding[]> {
  return [
    routes === undefined
      ? failed(
          'own server',
          `${server} makes it, and no file gives its routes to the app`,
          'every call of the inbox: there is nothing at /api/inbox',
          'run npx carillon init again, which writes the file or says which line is missing',
        )
      : ok('own server', `${server} makes it, ${routes} gives its routes to the app`),
    stub === undefined
      ? ok('authorize', 'it is filled in')
      : warning(
          'authorize',
          `${stub} is still what carillon init has written`,
          'production: every call is answered with 401, and nobody has an inbox',
          'return the id of whoever is signed in, by the session of your app',
        ),
    ...(await askServer(`http://localhost:${env.PORT || developmentPort(project)}/api/inbox`, headers)),
  ];
}

async function askServer(base: string, headers: Readonly<Record<string, string>>): Promise<Finding[]> {
  const answer = await ask(`${base}/messages/count?limit=1`, { headers });
  await answer?.body?.cancel();
  if (answer === null) {
    return [ok('routes', `nothing runs at ${base}, so it was not asked; start your app, or give --rest`)];
  }
  if (answer.status === 401) {
    return [ok('routes', `${base} answers 401 without a reader; CARILLON_HEADERS has those of a reader`)];
  }
  return answer.ok
    ? checkRows(base, headers)
    : [
        warning(
          'routes',
          `${base} answers ${answer.status}`,
          'every call of the inbox, if this is your app',
          'look which program has this port, or give the address of yours by --rest',
        ),
      ];
}

import { parseArgs } from 'node:util';
import { isRecord, isString } from '../../../../src/data/transport/guards.ts';
import { parseJson } from '../../../../src/data/transport/parseJson.ts';
import { plainJson, plainText } from '../../../testing/bin/conformance/plainText.mjs';
import { readProject } from '../init/Project.ts';
import { UsageError } from '../UsageError.ts';
import { checkHash } from './checkHash.ts';
import { checkInboxServer, findInboxServer } from './checkInboxServer.ts';
import { checkOrigin } from './checkOrigin.ts';
import { checkPolicy } from './checkPolicy.ts';
import { checkRows } from './checkRows.ts';
import { checkSocket } from './checkSocket.ts';
import { checkStyles } from './checkStyles.ts';
import { checkTypeScript } from './checkTypeScript.ts';
import { checkVersions } from './checkVersions.ts';
import type { Finding } from './Finding.ts';

export const usage = `carillon doctor [options]

Checks the host app in this folder: versions, types, styles, and what carillon init has written. With addresses also what a browser would meet there.

  --url <page>          the content security policy of a page that shows the inbox
  --backend <url>       backendUrl: whether the platform answers there
  --origin <origin>     whether pages of this origin may call it; that of --url without it
  --socket <url>        socketUrl: whether a WebSocket opens there
  --socket-path <path>  socketPath  (/socket.io/)
  --subscriber <id>     the subscriber hash of this reader: the environment variable CARILLON_SECRET has the secret key, and
                        CARILLON_HASH, if it is set, what your server made. Neither is printed. Without the secret the
                        hash is not compared, and all else is looked at.
  --app <identifier>    applicationIdentifier: with --backend, opens a session with the hash, and one without
  --rest <baseUrl>      a server of your own, by the REST protocol: what the inbox would leave out of its rows. The environment
                        variable CARILLON_HEADERS has the headers of a reader, as JSON; they are not printed.
  --json                the findings as JSON

Exit code: 1 if something failed. A warning is no failure.`;

const options = {
  url: { type: 'string' },
  backend: { type: 'string' },
  origin: { type: 'string' },
  socket: { type: 'string' },
  'socket-path': { type: 'string', default: '/socket.io/' },
  subscriber: { type: 'string' },
  app: { type: 'string' },
  rest: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Prints the findings about the folder that the command was started in. */
export async function run(parameters: readonly string[]): Promise<number> {
  const findings = await examine(parameters, process.cwd(), process.env);
  const failures = findings.filter(({ state }) => state === 'failed').length;
  const isJson = parameters.includes('--json');
  const leftOut = notAsked(parameters);
  const last = leftOut.length === 0 ? '' : `\nLeft out: ${leftOut.join(', ')}.`;
  console.log(isJson ? plainJson({ failures, findings, leftOut }) : `${doctorReport(findings)}${last}`);
  return failures === 0 ? 0 : 1;
}

/** All findings that the options ask for. Throws a `UsageError` for options that cannot be. */
export async function examine(
  parameters: readonly string[],
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const { values } = parseArgs({ args: [...parameters], options });
  const url = address('url', values.url, /^https?:$/);
  const backend = address('backend', values.backend, /^https?:$/);
  const socket = address('socket', values.socket, /^(?:https?|wss?):$/);
  const named = address('origin', values.origin, /^https?:$/);
  const origin = named === undefined ? url && new URL(url).origin : new URL(named).origin;
  const rest = address('rest', values.rest, /^https?:$/);
  const { subscriber, app } = values;
  const { CARILLON_SECRET: secret, CARILLON_HASH: hash } = env;
  if (subscriber !== undefined && secret && !hash && (app === undefined || backend === undefined)) {
    throw new UsageError(
      'There is nothing to compare the hash with: give --backend and --app, or set CARILLON_HASH to what your server made.',
    );
  }
  const headers = headersOf(env.CARILLON_HEADERS);
  const server = await findInboxServer(folder);
  const project = server && (await readProject(folder));
  const hasPage = project === undefined || project.packages.has('carillon') || project.packages.has('react');
  return [
    ...(await checkVersions(folder, hasPage)),
    ...(await checkTypeScript(folder)),
    ...(hasPage ? await checkStyles(folder) : []),
    ...(server && project && rest === undefined
      ? await checkInboxServer(server, project, { env, headers })
      : []),
    ...(url === undefined ? [] : await checkPolicy(url, { backend, socket })),
    ...(backend === undefined ? [] : await checkOrigin(backend, origin)),
    ...(socket === undefined ? [] : await checkSocket(socket, values['socket-path'], origin)),
    ...(rest === undefined ? [] : await checkRows(rest, headers)),
    ...(subscriber === undefined
      ? []
      : await checkHash({
          subscriberId: subscriber,
          secret: secret || undefined,
          hash: hash || undefined,
          backend,
          applicationIdentifier: app,
        })),
  ];
}

/** What is looked at only with an option that was not given. */
function notAsked(parameters: readonly string[]): string[] {
  const { values } = parseArgs({ args: [...parameters], options });
  const asks = {
    url: 'content security policy',
    backend: 'platform',
    socket: 'live connection',
    rest: 'own server',
    subscriber: 'subscriber hash',
  } as const;
  const names = ['url', 'backend', 'socket', 'rest', 'subscriber'] as const;
  return names.filter((name) => values[name] === undefined).map((name) => `${asks[name]} (--${name})`);
}

/** The headers of a reader. Throws a `UsageError`, which does not repeat them. */
function headersOf(text = '{}'): Readonly<Record<string, string>> {
  const headers = parseJson(text);
  if (!isRecord(headers) || !Object.values(headers).every(isString)) {
    throw new UsageError(
      'CARILLON_HEADERS is no JSON object of texts, such as {"authorization":"Bearer …"}. Nothing was asked.',
    );
  }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function address(name: string, value: string | undefined, protocol: RegExp): string | undefined {
  if (value !== undefined && !(URL.canParse(value) && protocol.test(new URL(value).protocol))) {
    throw new UsageError(`--${name} takes an address such as https://app.example.com, and not "${value}".`);
  }
  return value;
}

/** The findings for a person: those that need something with what they break, and what to do. */
export function doctorReport(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  return [
    ...findings.flatMap(({ check, state, seen, breaks, todo }) => [
      `${state.padEnd(8)} ${check}: ${plainText(seen)}`,
      ...(breaks === undefined ? [] : [`         breaks: ${plainText(breaks)}`]),
      ...(todo === undefined ? [] : [`         do: ${plainText(todo)}`]),
    ]),
    '',
    `${count('failed')} failed, ${count('warning')} ${count('warning') === 1 ? 'warning' : 'warnings'}.`,
  ].join('\n');
}

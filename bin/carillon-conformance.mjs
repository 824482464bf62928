#!/usr/bin/env node
// Tries a running server of the REST protocol: `npx carillon-conformance --run https://example.com/api/inbox`.
// Exit code: 0 if all passed, 1 if a case failed, 2 if cases were skipped since nothing delivers messages.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { restBackend } from '../dist/backends.js';
import { conformanceReport, runConformance } from '../dist/backends-conformance.js';

const help = `carillon-conformance --run <url> [options]

  --run <url>            the baseUrl of the server
  --subscriber <id>      the reader whose messages are tried  (conformance-reader)
  --other <id>           another reader  (conformance-other)
  --session              ask POST /session for a token
  --hash <hex>           the subscriberHash of the reader, and --other-hash <hex>
  --header "<name: value>"        a header of the reader's requests, and --other-header; may be repeated
  --deliver "<command>"  sends a message: it gets { subscriberId, message } as JSON on standard input; without it
                         DELETE and POST <url>/_conformance/messages are tried, and without those only what reads
  --without <name,…>     capabilities that the server lacks, and --with <name,…> archive, snooze
  --gap "<id=reason>"    a case that is known to fail; may be repeated
  --settle <ms>          how long answers may lag behind what was done  (2000)
  --json                 the results as JSON`;

const { values } = readOptions({
  run: { type: 'string' },
  subscriber: { type: 'string', default: 'conformance-reader' },
  other: { type: 'string', default: 'conformance-other' },
  session: { type: 'boolean', default: false },
  hash: { type: 'string' },
  'other-hash': { type: 'string' },
  header: { type: 'string', multiple: true, default: [] },
  'other-header': { type: 'string', multiple: true, default: [] },
  deliver: { type: 'string' },
  without: { type: 'string', default: '' },
  with: { type: 'string', default: '' },
  gap: { type: 'string', multiple: true, default: [] },
  settle: { type: 'string', default: '2000' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

if (values.help || values.run === undefined) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}

const settleMs = Number(values.settle);
if (!(settleMs >= 0)) {
  stop(`--settle takes milliseconds, and not "${values.settle}".`);
}
const known = [
  'read',
  'unread',
  'seen',
  'remove',
  'archive',
  'snooze',
  'buttons',
  'preferences',
  'globalPreference',
];
const unknown = names(`${values.with},${values.without}`).filter((name) => !known.includes(name));
if (unknown.length > 0) {
  stop(`${unknown.join(', ')} is no capability. There are ${known.join(', ')}.`);
}
const gaps = values.gap.map(
  (gap) => /^([^=]+)=(.+)$/s.exec(gap)?.slice(1) ?? stop(`--gap ${gap} has no reason.`),
);

const baseUrl = values.run.replace(/\/+$/, '');
const capabilities = {
  ...Object.fromEntries(names(values.with).map((name) => [name, true])),
  // `read` has no value for nothing at all.
  ...Object.fromEntries(names(values.without).map((name) => [name, name === 'read' ? 'ids' : false])),
};
// Without a session nothing but its own header tells the other reader from the first.
const hasOther = values.session || values['other-header'].length > 0;
const deliver = values.deliver === undefined ? await byRoute() : byCommand(values.deliver);

const results = await runConformance({
  reader: reader(values.subscriber, values.hash, values.header),
  other: hasOther ? reader(values.other, values['other-hash'], values['other-header']) : undefined,
  deliver,
  settleMs,
  knownGaps: Object.fromEntries(gaps),
}).catch((error) => stop(error.message));
const told = results.map(withRoute);
console.log(values.json ? JSON.stringify(told, null, 2) : conformanceReport(told));
const failed = results.some(({ outcome }) => outcome === 'failed' || outcome === 'closed');
if (deliver === undefined) {
  console.error(
    'Nothing delivers messages: give --deliver, or the routes DELETE and POST /_conformance/messages.',
  );
}
process.exit(failed ? 1 : deliver === undefined ? 2 : 0);

/** A failure is told by the route that the server has, not by the name of the adapter's call. */
function withRoute({ reason, ...result }) {
  const routes = {
    openSession: 'POST /session',
    listMessages: 'GET /messages',
    countMessages: 'GET /messages/count',
    changeMessages: 'POST /messages/changes',
    runMessageButton: 'POST /messages/{id}/buttons/{type}',
    listPreferences: 'GET /preferences',
    getGlobalPreference: 'GET /preferences',
    changePreference: 'PATCH /preferences',
  };
  return { ...result, reason: reason?.replace(/\b(\w+)(?=: HTTP error!)/, (name) => routes[name] ?? name) };
}

function readOptions(options) {
  try {
    return parseArgs({ options });
  } catch (error) {
    return stop(`${error.message}\n\n${help}`);
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

function names(text) {
  return text.split(',').filter(Boolean);
}

function headersOf(headers) {
  return Object.fromEntries(headers.map((header) => header.split(/:\s*(.*)/s).slice(0, 2)));
}

function reader(subscriberId, subscriberHash, headers) {
  const backend = restBackend({
    baseUrl,
    session: values.session,
    headers: headersOf(headers),
    capabilities,
  });
  return { backend, subscriberId, subscriberHash };
}

/** The optional route of the protocol; undefined where the server does not have it. */
async function byRoute() {
  const url = `${baseUrl}/_conformance/messages`;
  const send = (method, body) =>
    fetch(url, {
      method,
      headers: { ...headersOf(values.header), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const cleared = await send('DELETE', { subscriberIds: [values.subscriber, values.other] }).catch(
    ({ message }) => ({ ok: false, status: message }),
  );
  if (!cleared.ok) {
    console.error(`DELETE ${url} answered: ${cleared.status}`);
    return undefined;
  }
  return async (subscriberId, message) => {
    const { ok, status } = await send('POST', { subscriberId, message });
    if (!ok) {
      throw new Error(`POST /_conformance/messages answered ${status}`);
    }
  };
}

function byCommand(command) {
  return (subscriberId, message) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, { shell: true, stdio: ['pipe', 'ignore', 'inherit'] });
      child.on('error', reject);
      // A command that reads nothing has closed it.
      child.stdin.on('error', () => {});
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${command} ended with the exit code ${code}`)),
      );
      child.stdin.end(JSON.stringify({ subscriberId, message }));
    });
}

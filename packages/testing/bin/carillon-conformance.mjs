#!/usr/bin/env node
// Tries a running server of the REST protocol: `npx carillon-conformance --run https://example.com/api/inbox`.
// Exit code: 0 if all passed, 1 if a case failed, 2 if cases were skipped since nothing delivers messages.
import { restBackend } from 'carillon/backends';
import { conformanceReport, runConformance } from '../dist/backends-conformance.js';
import { byCommand, byRoute, clockByRoute, isListed } from './conformance/deliver.mjs';
import { readOptions, stop } from './conformance/options.mjs';
import { plainJson, plainText, withRoute } from './conformance/plainText.mjs';
import { watchedFetch } from './conformance/watchedFetch.mjs';

const options = readOptions();
const { baseUrl, session, capabilities, headers, otherHeaders, settleMs, knownGaps } = options;
const deliver = options.deliver === undefined ? await byRoute(options) : byCommand(options.deliver);

const watched = watchedFetch();
const first = reader(options.subscriber, options.hash, headers, watched.fetch);
const readers = `Readers: ${options.subscriber}, whose messages are all removed, and ${
  options.hasOther ? options.other : 'no other one, which needs --session or --other-header'
}.`;
// A program reads the results as JSON.
console[options.json ? 'error' : 'log'](plainText(readers));
if (deliver !== undefined && !(await isListed(first, deliver, settleMs))) {
  stop(
    plainText(
      `A message delivered to ${options.subscriber} is not in the list that these requests get: make --subscriber the reader whom ${
        session ? 'the session' : '--header'
      } is for, or have what delivers use its subscriberId.`,
    ),
  );
}

const results = await runConformance({
  reader: first,
  other: options.hasOther ? reader(options.other, options['other-hash'], otherHeaders) : undefined,
  deliver,
  setClock: await clockByRoute(options),
  breakLine: watched.breakLine,
  lineText: watched.text,
  settleMs,
  knownGaps,
}).catch((error) => stop(plainText(error.message)));
const told = results.map(withRoute);
console.log(options.json ? plainJson(told) : conformanceReport(told).split('\n').map(plainText).join('\n'));
const failed = results.some(({ outcome }) => outcome === 'failed' || outcome === 'closed');
if (deliver === undefined) {
  console.error(
    'Nothing delivers messages: give --deliver, or the routes DELETE and POST /_conformance/messages.',
  );
}
process.exit(failed ? 1 : deliver === undefined ? 2 : 0);

function reader(subscriberId, subscriberHash, own, fetch) {
  const backend = restBackend({ baseUrl, session, headers: own, capabilities, fetch });
  return { backend, subscriberId, subscriberHash };
}

#!/usr/bin/env node
// Tries a server of the REST protocol.
// Exit code: 0 all passed, 1 a case failed, 2 nothing delivers messages.
import { restBackend } from 'carillon/backends';
import {
  conformanceCases,
  conformanceReport,
  runConformance,
  runConformanceCase,
} from '../dist/backends-conformance.js';
import { byCommand, byRoute, clockByRoute } from './conformance/deliver.mjs';
import { readOptions, stop } from './conformance/options.mjs';
import { plainJson, plainText, withRoute } from './conformance/plainText.mjs';
import { watchedFetch } from './conformance/watchedFetch.mjs';

const options = readOptions();
const { baseUrl, session, capabilities, headers, otherHeaders, settleMs, knownGaps } = options;
const deliver = options.deliver === undefined ? await byRoute(options) : byCommand(options.deliver);

const watched = watchedFetch();
const subject = {
  reader: reader(options.subscriber, options.hash, headers, watched.fetch),
  other: options.hasOther ? reader(options.other, options['other-hash'], otherHeaders) : undefined,
  deliver,
  setClock: await clockByRoute(options),
  breakLine: watched.breakLine,
  lineText: watched.text,
  settleMs,
  knownGaps,
};
console.error(`Readers: ${options.subscriber}, ${options.other}`);
const { reason } = await runConformanceCase(conformanceCases[1], subject);
if (/ 0 of them/.test(reason)) {
  stop(`What ${options.subscriber} is sent is not in the reader's list.`);
}
const results = await runConformance(subject).catch((error) => stop(plainText(error.message)));
const told = results.map(withRoute);
console.log(options.json ? plainJson(told) : conformanceReport(told).split('\n').map(plainText).join('\n'));
const failed = results.some(({ outcome }) => outcome === 'failed' || outcome === 'closed');
if (deliver === undefined) {
  console.error('Nothing delivers: give --deliver, INBOX_CONFORMANCE=1 or /_conformance/messages.');
}
process.exit(failed ? 1 : deliver === undefined ? 2 : 0);

function reader(subscriberId, subscriberHash, own, fetch) {
  const backend = restBackend({ baseUrl, session, headers: own, capabilities, fetch });
  return { backend, subscriberId, subscriberHash };
}

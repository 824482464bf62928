// The options of `carillon-conformance`, checked.
import { parseArgs } from 'node:util';

const help = `carillon-conformance --run <url> [options]

All messages of the reader are marked as read and removed, and those of the other one stay: use readers made for this.
A server with POST <url>/_conformance/clock is tried with what happens at its time; without it 31 seconds of silence are waited for.

  --run <url>            the baseUrl of the server
  --subscriber <id>      the reader whose messages are tried  (conformance-reader)
  --other <id>           another reader  (conformance-other)
  --session              ask POST /session for a token
  --hash <hex>           the subscriberHash of the reader, and --other-hash <hex>
  --header "<name: value>"        a header of the reader's requests, and --other-header; may be repeated
  --deliver "<command>"  sends a message: it gets { subscriberId, message } as JSON on standard input; without it
                         DELETE and POST <url>/_conformance/messages are tried, and without those only what reads
  --without <name,…>     capabilities that the server lacks, and --with <name,…> archive, snooze, answered
  --gap "<id=reason>"    a case that is known to fail; may be repeated
  --settle <ms>          how long answers may lag behind what was done  (2000)
  --json                 the results as JSON`;

const options = {
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
};

const known = [
  'read',
  'unread',
  'seen',
  'remove',
  'archive',
  'snooze',
  'answered',
  'answers',
  'preferences',
  'globalPreference',
];

/** What was asked for; ends the process with a sentence where that cannot be. */
export function readOptions() {
  const { values } = parsed();
  if (values.help || values.run === undefined) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const settleMs = Number(values.settle);
  if (!(settleMs >= 0)) {
    stop(`--settle takes milliseconds, and not "${values.settle}".`);
  }
  const unknown = names(`${values.with},${values.without}`).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    stop(`${unknown.join(', ')} is no capability. There are ${known.join(', ')}.`);
  }
  const gaps = values.gap.map(
    (gap) => /^([^=]+)=(.+)$/s.exec(gap)?.slice(1) ?? stop(`--gap ${gap} has no reason.`),
  );
  const otherHeaders = headersOf(values['other-header']);
  return {
    ...values,
    // Without a session nothing but its own header tells the other reader from the first.
    hasOther: values.session || Object.keys(otherHeaders).length > 0,
    settleMs,
    knownGaps: Object.fromEntries(gaps),
    baseUrl: values.run.replace(/\/+$/, ''),
    capabilities: {
      ...Object.fromEntries(names(values.with).map((name) => [name, true])),
      // `read` has no value for nothing at all.
      ...Object.fromEntries(names(values.without).map((name) => [name, name === 'read' ? 'ids' : false])),
    },
    headers: headersOf(values.header),
    otherHeaders,
  };
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}

function parsed() {
  try {
    return parseArgs({ options });
  } catch (error) {
    return stop(`${error.message}\n\n${help}`);
  }
}

function names(text) {
  return text.split(',').filter(Boolean);
}

function headersOf(headers) {
  return Object.fromEntries(headers.map((header) => header.split(/:\s*(.*)/s).slice(0, 2)));
}

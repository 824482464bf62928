// How many readers hear a message on one process of the example of a server of one's own, by server-sent events.
// node bench/readers.mjs [readers]
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const count = Number(process.argv[2] ?? 1_000);
const title = 'To everybody who listens';
const patienceMs = 60_000;

const server = spawn(process.execPath, ['examples/own-server/start.mjs'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await addressOf(server);
const end = new AbortController();
const cookie = (await fetch(url)).headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');

/** Each is read from the start: a body that nobody reads is given up with its response. */
const heard = [];
// Not all at once: the system's queue of connections that nobody has accepted yet is short.
for (let first = 0; first < count; first += 100) {
  const streams = await Promise.all(Array.from({ length: Math.min(100, count - first) }, openStream));
  heard.push(...streams.map(hears));
}
const late = setTimeout(() => end.abort(), patienceMs);
const sentMs = performance.now();
await fetch(`${url}/deliver`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ title }),
});
const times = (await Promise.all(heard)).filter((ms) => ms !== undefined);
clearTimeout(late);
end.abort();
const lastMs = Math.max(...times) - sentMs;
console.log(
  `${times.length} of ${count} readers have heard a message, the last after ${Math.round(lastMs)} ms`,
);
server.kill();
await once(server, 'exit');
process.exitCode = times.length === count ? 0 : 1;

async function addressOf(child) {
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const found = /Your own inbox: (http:\/\/\S+)/.exec(printed)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`The example ended before it printed its address. It said: ${printed}`);
}

async function openStream() {
  const { body, status } = await fetch(`${url}/api/inbox/events`, {
    headers: { Cookie: cookie, Accept: 'text/event-stream' },
    signal: end.signal,
  });
  if (status !== 200) throw new Error(`A stream was answered with ${status}.`);
  return body;
}

/** When a stream has told the message; undefined if it has not in time. */
async function hears(stream) {
  let told = '';
  try {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      told += chunk;
      if (told.includes(`"title":"${title}"`)) return performance.now();
    }
  } catch (thrown) {
    if (!end.signal.aborted) throw thrown;
  }
  return undefined;
}

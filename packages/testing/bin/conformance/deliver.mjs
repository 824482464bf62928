// How `carillon-conformance` has messages sent.
import { spawn } from 'node:child_process';

/** Requests to the optional routes of the protocol, below `<baseUrl>/_conformance`. */
function routes({ baseUrl, headers }) {
  return (method, path, body) =>
    fetch(`${baseUrl}/_conformance/${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(({ message }) => ({ ok: false, status: message }));
}

/** The route that delivers, once it has removed what is there; undefined where the server does not have it. */
export async function byRoute(options) {
  const send = routes(options);
  const { subscriber, other } = options;
  const cleared = await send('DELETE', 'messages', { subscriberIds: [subscriber, other] });
  if (!cleared.ok) {
    console.error(`DELETE ${options.baseUrl}/_conformance/messages answered: ${cleared.status}`);
    return undefined;
  }
  return async (subscriberId, message) => {
    const { ok, status } = await send('POST', 'messages', { subscriberId, message });
    if (!ok) {
      throw new Error(`POST /_conformance/messages answered ${status}`);
    }
  };
}

/** The route that sets the server's clock; undefined where the server does not have it. */
export async function clockByRoute(options) {
  const send = routes(options);
  const set = (aheadMs) => send('POST', 'clock', { aheadMs });
  const { ok } = await set(0);
  return ok
    ? async (aheadMs) => {
        const { ok, status } = await set(aheadMs);
        if (!ok) {
          throw new Error(`POST /_conformance/clock answered ${status}`);
        }
      }
    : undefined;
}

/** A command, which gets each message on standard input. */
export function byCommand(command) {
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

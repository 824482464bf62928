// How `carillon-conformance` has messages sent.
import { spawn } from 'node:child_process';

/** The optional route of the protocol; undefined where the server does not have it. */
export async function byRoute({ baseUrl, headers, subscriber, other }) {
  const url = `${baseUrl}/_conformance/messages`;
  const send = (method, body) =>
    fetch(url, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const cleared = await send('DELETE', { subscriberIds: [subscriber, other] }).catch(({ message }) => ({
    ok: false,
    status: message,
  }));
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

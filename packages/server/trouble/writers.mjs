import { Agent, request } from 'node:http';

/**
 * Sends messages and changes them until there are as many, each tried until it is acknowledged: a message by its key, a change by what it says. Half
 * of them are messages; of those some are read, some removed. Returns the ledger: what was acknowledged of each title, and when it was sent.
 */
export async function write({ port, readers, count, atOnce, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const ledger = new Map();
  let made = 0;
  let acknowledged = 0;
  let retried = 0;

  async function ask(path, reader, body) {
    for (;;) {
      const startedAt = Date.now();
      const answer = await post(agent, port, path, reader, body).catch(() => undefined);
      if (answer !== undefined) {
        acknowledged += 1;
        return { startedAt, ...answer };
      }
      if (Date.now() > until) return undefined;
      retried += 1;
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
    }
  }

  async function work() {
    while (made < count && Date.now() < until) {
      const title = `${process.pid} ${made}`;
      const reader = `reader ${made % readers}`;
      made += 2;
      const sent = await ask('/send', reader, { reader, message: { title, key: title } });
      if (sent === undefined) return;
      const entry = { reader, id: sent.id, startedAt: sent.startedAt, effect: undefined };
      ledger.set(title, entry);
      const effect = made % 3 === 0 ? { remove: true } : { set: { read: true, seen: true } };
      const isDone = await ask('/api/inbox/messages/changes', reader, { ids: [sent.id], ...effect });
      entry.effect = isDone && (effect.remove ? 'removed' : 'read');
      // Whether it was done nobody knows where no answer came.
      entry.isUnknown = isDone === undefined;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return { ledger, acknowledged, retried };
}

function post(agent, port, path, reader, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Reader': reader, 'Content-Type': 'application/json' };
    const sent = request(
      { port, host: '127.0.0.1', path, method: 'POST', agent, headers, timeout: 10_000 },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        const isDone = response.statusCode < 300;
        response
          .on('error', reject)
          .on('end', () => (isDone ? resolve(text === '' ? {} : JSON.parse(text)) : reject()));
      },
    );
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('late')));
    sent.end(JSON.stringify(body));
  });
}

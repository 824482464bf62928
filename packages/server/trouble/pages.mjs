// The pages of the readers: each keeps a stream open, and shows the newest messages and the number of unread ones, as carillon's page does.
import { Agent, get } from 'node:http';

const [port, from, count] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: 48 });
/** When a message came, by its title. */
const heard = new Map();
let twice = 0;

const pages = Array.from({ length: count }, (_, index) => openPage(`reader ${from + index}`));
process.on('message', (asked) => {
  if (asked === 'state') process.send({ state: pages.map(({ state }) => state()) });
  if (asked === 'heard') process.send({ heard: [...heard], twice });
});

function openPage(reader) {
  const headers = { 'X-Reader': reader };
  let shown = '';
  let isOpen = false;
  let isAsking = false;
  let isAskedAgain = false;
  let lastId;
  let waitMs = 250;
  const told = new Set();

  function connect() {
    const again = () => {
      isOpen = false;
      setTimeout(connect, waitMs * (0.5 + Math.random()));
      waitMs = Math.min(4_000, waitMs * 2);
    };
    const request = get(
      {
        port,
        host: '127.0.0.1',
        path: '/api/inbox/events',
        agent: false,
        headers: { ...headers, ...(lastId && { 'Last-Event-ID': lastId }) },
      },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume().on('close', again);
          return;
        }
        isOpen = true;
        waitMs = 250;
        void ask();
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          const parts = (text + chunk).split('\n\n');
          text = parts.pop();
          parts.forEach(hear);
        });
        response.on('error', () => {}).on('close', again);
      },
    );
    request.on('error', () => {
      if (!request.res) again();
    });
  }

  function hear(event) {
    const name = /^event: (\w+)$/m.exec(event)?.[1];
    lastId = /^id: (\w+)$/m.exec(event)?.[1] ?? lastId;
    if (name === 'message') {
      const { id, createdAt, title } = JSON.parse(/^data: (.*)$/m.exec(event)[1]);
      twice += told.has(id + createdAt) ? 1 : 0;
      told.add(id + createdAt);
      if (!heard.has(title)) heard.set(title, Date.now());
    }
    if (name !== undefined) void ask();
  }

  /** Asks for what is shown; once more if something has happened meanwhile. */
  async function ask() {
    isAskedAgain = true;
    if (isAsking) return;
    isAsking = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        const [list, number] = await Promise.all([
          load('/messages?limit=20'),
          load('/messages/count?read=false'),
        ]);
        shown = JSON.stringify([list.messages.map(({ id, read }) => [id, read]), number.count]);
      } catch {
        isAskedAgain = true;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    }
    isAsking = false;
  }

  function load(path) {
    return new Promise((resolve, reject) => {
      const request = get(
        { port, host: '127.0.0.1', path: `/api/inbox${path}`, agent, headers, timeout: 10_000 },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
          response
            .on('error', reject)
            .on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(text)) : reject()));
        },
      );
      request.on('error', reject).on('timeout', () => request.destroy(new Error('late')));
    });
  }

  setTimeout(connect, Math.random() * 3_000);
  return { state: () => ({ reader, isOpen, shown }) };
}

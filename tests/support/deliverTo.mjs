// Sends the message on standard input to the example of a server of one's own: `node deliverTo.mjs <url>`.
import { json } from 'node:stream/consumers';

const { message } = await json(process.stdin);
const { ok } = await fetch(process.argv[2], {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(message),
});
process.exit(ok ? 0 : 1);

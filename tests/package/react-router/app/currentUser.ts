import { createHmac } from 'node:crypto';

/** Who is signed in: here whoever the cookie names. */
export async function currentUser(request: Request) {
  const id = /reader=([\w-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? 'demo-subscriber';
  return { id, inboxHash: createHmac('sha256', 'demo-key').update(id).digest('hex') };
}

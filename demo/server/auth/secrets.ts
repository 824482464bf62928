import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The proof that the host's server knows the subscriber: hex HMAC-SHA256 of the id, keyed with the API key. */
export function subscriberHash(subscriberId: string, apiKey: string): string {
  return createHmac('sha256', apiKey).update(subscriberId).digest('hex');
}

/** Compares two secrets in a time that does not depend on where, or whether in length, they differ. */
export function equalSecrets(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

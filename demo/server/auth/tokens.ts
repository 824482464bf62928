import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import type { SubscriberRow } from '../subscribers.ts';

const issuer = 'novu_api';
const audience = 'widget_user';
const lifetime = '15d';

/** The holder of a valid token. */
export interface TokenIdentity {
  /** The subscriber's internal id, which scopes every statement. */
  subscriber: string;
}

/** Signs and checks the tokens of one platform. */
export interface Tokens {
  /** Makes a token for a subscriber, valid for 15 days. */
  sign(subscriber: SubscriberRow): Promise<string>;
  /** Returns the holder of the token, or null if it is missing, expired, or another platform's. */
  verify(token: string): Promise<TokenIdentity | null>;
}

/**
 * Loads the signing secret, or creates it at the first start, so that tokens stay valid after a restart. The API key is part
 * of what signs, so that tokens end with the key that they were made under.
 */
export async function createTokens(
  database: Database,
  environment: Environment,
  apiKey: string,
): Promise<Tokens> {
  await database.query(
    `insert into settings (key, value) values ('token-secret', $1) on conflict (key) do nothing`,
    [randomBytes(32).toString('hex')],
  );
  const [row] = await database.query<{ value: string }>(
    `select value from settings where key = 'token-secret'`,
  );
  if (!row) throw new Error('The token secret could not be stored.');
  const secret = createHmac('sha256', Buffer.from(row.value, 'hex')).update(apiKey).digest();
  return {
    sign: (subscriber) =>
      new SignJWT({
        _id: subscriber.id,
        firstName: subscriber.first_name ?? '',
        lastName: subscriber.last_name ?? '',
        email: subscriber.email ?? '',
        organizationId: environment.organizationId,
        environmentId: environment.environmentId,
        subscriberId: subscriber.subscriber_id,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(lifetime)
        .sign(secret),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { issuer, audience, algorithms: ['HS256'] });
        const subscriber = payload._id;
        const known = typeof subscriber === 'string' && payload.environmentId === environment.environmentId;
        return known ? { subscriber } : null;
      } catch {
        return null;
      }
    },
  };
}

import type { Queryable } from './database/database.ts';
import { newObjectId } from './objectId.ts';

/** A subscriber as stored. */
export type SubscriberRow = {
  id: string;
  subscriber_id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  avatar: string | null;
};

/** The profile in a session or a trigger; a missing field keeps the stored one. */
export interface SubscriberProfile {
  subscriberId: string;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  avatar?: string | null;
}

/** The five subscriber fields that the feed joins to a message. */
export interface SubscriberRecord {
  _id: string;
  id: string;
  firstName?: string;
  lastName?: string;
  avatar?: string;
  subscriberId: string;
}

const profileColumns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  avatar: 'avatar',
} as const;

/** Creates the subscriber, or updates the profile fields that are given, and returns the stored one. */
export async function saveSubscriber(
  database: Queryable,
  profile: SubscriberProfile,
): Promise<SubscriberRow> {
  const row = (await saveSubscribers(database, [profile])).get(profile.subscriberId);
  if (!row) throw new Error('The subscriber was not stored.');
  return row;
}

/**
 * Does the same for several, and returns them by their `subscriberId`. What is stored as given is only read: a write would
 * make all others who notify the same subscriber wait until this one is stored.
 */
export async function saveSubscribers(
  database: Queryable,
  profiles: readonly SubscriberProfile[],
): Promise<Map<string, SubscriberRow>> {
  const rows = await database.query<SubscriberRow>(
    'select * from subscribers where subscriber_id = any($1::text[])',
    [profiles.map((profile) => profile.subscriberId)],
  );
  const stored = new Map(rows.map((row) => [row.subscriber_id, row]));
  for (const profile of profiles) {
    const row = stored.get(profile.subscriberId);
    if (row && !differs(profile, row)) continue;
    stored.set(profile.subscriberId, await writeSubscriber(database, profile));
  }
  return stored;
}

function differs(profile: SubscriberProfile, row: SubscriberRow): boolean {
  return (Object.keys(profileColumns) as (keyof typeof profileColumns)[]).some((field) => {
    const given = profile[field] ?? null;
    return given !== null && given !== row[profileColumns[field]];
  });
}

async function writeSubscriber(database: Queryable, profile: SubscriberProfile): Promise<SubscriberRow> {
  const now = new Date();
  const [row] = await database.query<SubscriberRow>(
    `insert into subscribers as stored
       (id, subscriber_id, first_name, last_name, email, phone, avatar, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (subscriber_id) do update set
       first_name = coalesce(excluded.first_name, stored.first_name),
       last_name = coalesce(excluded.last_name, stored.last_name),
       email = coalesce(excluded.email, stored.email),
       phone = coalesce(excluded.phone, stored.phone),
       avatar = coalesce(excluded.avatar, stored.avatar),
       updated_at = excluded.updated_at
     returning *`,
    [
      newObjectId(now),
      profile.subscriberId,
      profile.firstName ?? null,
      profile.lastName ?? null,
      profile.email ?? null,
      profile.phone ?? null,
      profile.avatar ?? null,
      now,
    ],
  );
  if (!row) throw new Error('The subscriber was not stored.');
  return row;
}

/** Loads subscribers by internal id, as the feed shows them. */
export async function loadSubscribers(
  database: Queryable,
  ids: readonly string[],
): Promise<Map<string, SubscriberRecord>> {
  const rows = await database.query<SubscriberRow>('select * from subscribers where id = any($1::text[])', [
    [...new Set(ids)],
  ]);
  return new Map(rows.map((row) => [row.id, toSubscriberRecord(row)]));
}

function toSubscriberRecord(row: SubscriberRow): SubscriberRecord {
  return {
    _id: row.id,
    id: row.id,
    ...(row.first_name === null ? {} : { firstName: row.first_name }),
    ...(row.last_name === null ? {} : { lastName: row.last_name }),
    ...(row.avatar === null ? {} : { avatar: row.avatar }),
    subscriberId: row.subscriber_id,
  };
}

/** One migration of the tables; a published one is never edited, the next one is added below it. */
export interface Migration {
  /** The recorded name; a number first, so that they read in order. */
  name: string;
  /** SQL statements, one per string. */
  statements: readonly string[];
}

/** All steps, oldest first. */
export const migrations: readonly Migration[] = [
  {
    name: '001-inbox',
    statements: [
      'create table settings (key text primary key, value text not null)',
      `create table subscribers (
        id text primary key,
        subscriber_id text not null unique,
        first_name text, last_name text, email text, phone text, avatar text,
        is_online boolean not null default false,
        last_online_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      'create table feeds (id text primary key, identifier text not null unique, created_at timestamptz not null)',
      `create table messages (
        id text primary key,
        subscriber_id text not null references subscribers (id),
        actor_id text references subscribers (id),
        feed_id text references feeds (id),
        template_id text not null,
        step_id text not null,
        notification_id text not null,
        job_id text not null,
        template_identifier text not null,
        transaction_id text not null,
        content text not null,
        subject text, avatar text,
        actor jsonb, cta jsonb not null, payload jsonb not null, data jsonb, overrides jsonb not null, tags jsonb not null,
        seen boolean not null default false,
        read boolean not null default false,
        archived boolean not null default false,
        deleted boolean not null default false,
        last_seen_at timestamptz, last_read_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      // Removed messages keep their row, so that a repeated transaction does not bring them back.
      'create unique index messages_once on messages (transaction_id, subscriber_id)',
      // The tie-break by id makes the order total: equal times never swap between two pages.
      `create index messages_page on messages (subscriber_id, created_at desc, id desc) where not deleted`,
      `create index messages_feed_page on messages (subscriber_id, feed_id, created_at desc, id desc) where not deleted`,
      `create index messages_unread on messages (subscriber_id, created_at desc, id desc) where not deleted and not read`,
      `create index messages_unseen on messages (subscriber_id, created_at desc, id desc) where not deleted and not seen`,
      `create table preferences (
        subscriber_id text not null references subscribers (id),
        template_id text not null,
        enabled boolean not null,
        channels jsonb not null,
        primary key (subscriber_id, template_id)
      )`,
      // The socket adapter of several server processes keeps events here that are too long for a notification.
      'create table socket_io_attachments (id bigserial primary key, created_at timestamptz default now(), payload bytea)',
    ],
  },
  {
    name: '002-without-presence',
    statements: [
      // Nobody read who is online. What processes tell each other goes through notifications alone.
      'alter table subscribers drop column is_online, drop column last_online_at',
      'drop table socket_io_attachments',
    ],
  },
  {
    name: '003-inbox',
    statements: [
      `alter table messages
        add column archived_at timestamptz, add column snoozed_until timestamptz, add column first_seen_at timestamptz,
        add column delivered_at jsonb not null default '[]', add column severity text not null default 'none'`,
      `create index messages_archived on messages (subscriber_id, created_at desc, id desc) where not deleted and archived`,
      `create index messages_snoozed on messages (subscriber_id, created_at desc, id desc)
        where not deleted and snoozed_until is not null`,
      `create index messages_severity on messages (subscriber_id, severity, created_at desc, id desc)
        where not deleted and not read`,
      // From here the timer reads which snooze ends next.
      `create index messages_snooze_end on messages (snoozed_until) where not deleted and snoozed_until is not null`,
      'alter table preferences add column schedule jsonb',
    ],
  },
  {
    name: '004-answers',
    statements: [
      `alter table messages
        add column answers jsonb, add column answered jsonb, add column expires_at timestamptz, add column withdrawn_at timestamptz`,
    ],
  },
];

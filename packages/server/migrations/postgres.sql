-- The tables of carillon-server, for PostgreSQL 12 or newer. It can be run again.
create table if not exists carillon_messages (
  id bigint generated always as identity primary key,
  tenant text not null,
  reader text not null,
  -- What makes a message that is sent twice one message.
  key text,
  question text,
  created_at timestamptz(3) not null,
  read boolean not null default false,
  seen boolean not null default false,
  archived boolean not null default false,
  snoozed_until timestamptz(3),
  came_back boolean not null default false,
  -- A removed message without its content: its key is remembered, so that it is not sent again.
  removed boolean not null default false,
  feed text,
  data jsonb not null,
  -- Title, body, link and whatever else is only shown.
  content jsonb not null
);
create table if not exists carillon_questions (
  id text primary key,
  -- The offered answers, or the parts.
  content jsonb not null,
  expires_at timestamptz(3),
  withdrawn_at timestamptz(3),
  answered jsonb
);
create table if not exists carillon_switches (
  tenant text not null,
  reader text not null,
  -- Empty for the switches of all workflows.
  workflow text not null,
  switches jsonb not null,
  primary key (tenant, reader, workflow)
);
create index if not exists carillon_messages_inbox on carillon_messages (tenant, reader, created_at desc, id desc)
  where not removed and not archived and snoozed_until is null;
create index if not exists carillon_messages_unread on carillon_messages (tenant, reader, created_at desc, id desc)
  where not removed and not archived and snoozed_until is null and not read;
create index if not exists carillon_messages_unseen on carillon_messages (tenant, reader, created_at desc, id desc)
  where not removed and not archived and snoozed_until is null and not seen;
create index if not exists carillon_messages_feed on carillon_messages (tenant, reader, feed, created_at desc, id desc)
  where not removed and not archived and snoozed_until is null and feed is not null;
create index if not exists carillon_messages_away on carillon_messages (tenant, reader, created_at desc, id desc)
  where not removed and (archived or snoozed_until is not null);
create index if not exists carillon_messages_due on carillon_messages (snoozed_until) where snoozed_until is not null;
create index if not exists carillon_messages_question on carillon_messages (question) where question is not null;
create unique index if not exists carillon_messages_key on carillon_messages (tenant, reader, key) where key is not null;

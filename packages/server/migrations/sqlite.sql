-- The tables of carillon-server, for SQLite 3.38 or newer. It can be run again.
-- Times are ISO 8601 in UTC with milliseconds, so that texts are in the order of time.
create table if not exists carillon_messages (
  id integer primary key autoincrement,
  tenant text not null,
  reader text not null,
  -- What makes a message that is sent twice one message.
  key text,
  question text,
  created_at text not null,
  read integer not null default 0,
  seen integer not null default 0,
  archived integer not null default 0,
  snoozed_until text,
  came_back integer not null default 0,
  -- A removed message without its content: its key is remembered, so that it is not sent again.
  removed integer not null default 0,
  feed text,
  data text not null,
  -- Title, body, link and whatever else is only shown.
  content text not null
);
create table if not exists carillon_questions (
  id text primary key not null,
  -- The offered answers, or the parts.
  content text not null,
  expires_at text,
  withdrawn_at text,
  answered text
);
create table if not exists carillon_switches (
  tenant text not null,
  reader text not null,
  -- Empty for the switches of all workflows.
  workflow text not null,
  switches text not null,
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

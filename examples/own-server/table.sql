create table if not exists messages (
  id bigserial primary key,
  reader text not null,
  created_at timestamptz(3) not null default now(),
  title text not null,
  body text,
  link jsonb,
  feed text,
  data jsonb not null default '{}',
  question text,
  answers jsonb not null default '[]',
  parts jsonb,
  answered jsonb,
  expires_at timestamptz(3),
  withdrawn_at timestamptz(3),
  read boolean not null default false,
  seen boolean not null default false,
  archived boolean not null default false,
  snoozed_until timestamptz(3),
  came_back boolean not null default false
);
create index if not exists messages_of_reader on messages (reader, created_at desc, id desc);
create index if not exists messages_of_question on messages (question);
create table if not exists switches (
  reader text not null,
  workflow text not null,
  enabled boolean not null,
  channels jsonb not null,
  primary key (reader, workflow)
);

-- The table of carillon's inbox in Supabase. A row is a message for one reader; your server writes it with the secret key.
create table public.notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  title text not null,
  body text,
  url text,
  kind text,
  feed text,
  data jsonb not null default '{}',
  read boolean not null default false,
  seen boolean not null default false
);

create index notifications_of_reader on public.notifications (user_id, id desc);
create index notifications_unread on public.notifications (user_id, id desc) where not read;

-- Supabase grants all of a new table, and of the numbers of its rows, to every visitor. Readers may read and remove, and change nothing but the two marks.
revoke all on public.notifications from anon, authenticated;
revoke all on sequence public.notifications_id_seq from anon, authenticated;
grant select, delete on public.notifications to authenticated;
grant update (read, seen) on public.notifications to authenticated;

-- And only their own rows. `select` around the function: it is called once for a query, not for each row.
alter table public.notifications enable row level security;

create policy "Readers see their own" on public.notifications
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Readers mark their own" on public.notifications
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "Readers remove their own" on public.notifications
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Realtime tells new and changed rows to those who may see them.
alter publication supabase_realtime add table public.notifications;

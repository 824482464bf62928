import type { SupabaseClient } from '@supabase/supabase-js';
import { type BackendCall, type InboxBackend, InboxError, type MessagesQuery } from 'carillon/backends';
import { messageFrom, supabaseLine, table } from './supabaseLine';

const can = { read: 'queries', unread: true, seen: true, remove: 'queries' } as const;
const none = { archive: false, snooze: false, answers: false, organization: false };

interface Request<Row>
  extends PromiseLike<{ data: Row[] | null; error: { message: string } | null; status: number }> {
  retry(isOn: boolean): this;
  abortSignal(signal: AbortSignal): this;
}

/** The rows that a request answers with. It is sent once, since carillon tries again. */
async function rowsOf<Row>(request: Request<Row>, { signal }: BackendCall): Promise<readonly Row[]> {
  const once = request.retry(false);
  const { data, error, status } = await (signal === undefined ? once : once.abortSignal(signal));
  if (error === null) return data ?? [];
  const kind = status === 401 ? 'unauthorized' : status === 0 || status >= 500 ? 'unavailable' : 'refused';
  throw new InboxError({ kind, status, reason: error.message });
}

/** Which rows of the reader a query asks for, as filters of PostgREST. */
function filtersOf({ token }: BackendCall, { read, seen, feed, data }: MessagesQuery) {
  const feeds = feed && `(${[feed].flat().map((name) => JSON.stringify(name))})`;
  const all: [column: string, operator: string, value: unknown][] = [
    ['user_id', 'eq', token],
    ['read', 'eq', read],
    ['seen', 'eq', seen],
    ['feed', 'in', feeds],
    ['data', 'cs', data && JSON.stringify(data)],
  ];
  return all.filter(([, , value]) => value !== undefined);
}

/** The inbox over the table of `notifications.sql`. `subscriberId` is the id of the user who is signed in with `supabase`. */
export function supabaseBackend(supabase: SupabaseClient): InboxBackend {
  /** The table, which has no rows of others for anybody. Who has signed out is told apart from a reader without messages. */
  async function open({ token }: Pick<BackendCall, 'token'>) {
    const { data } = await supabase.auth.getSession();
    if (token !== undefined && data.session?.user.id === token) return supabase.from(table);
    throw new InboxError({ kind: 'unauthorized', status: 401, reason: 'This reader is not signed in' });
  }
  return {
    id: table,
    capabilities: { ...can, ...none, preferences: false, globalPreference: false },
    async openSession({ subscriberId: id }) {
      await open({ token: id });
      return { token: id, profile: { id } };
    },
    async listMessages(query, cursor, limit = 10, call) {
      const all = (await open(call)).select('*').order('id', { ascending: false }).limit(limit);
      const own = filtersOf(call, query).reduce((rows, filter) => rows.filter(...filter), all);
      const rows = await rowsOf(cursor === null ? own : own.lt('id', cursor), call);
      return { messages: rows.map(messageFrom), next: rows.length < limit ? null : rows.at(-1)?.id };
    },
    async countMessages(query, limit, call) {
      const all = (await open(call)).select('id').limit(limit);
      const own = filtersOf(call, query).reduce((rows, filter) => rows.filter(...filter), all);
      return (await rowsOf(own, call)).length;
    },
    async changeMessages(target, effect, call) {
      const [rows, ids, marks] = [await open(call), 'ids' in target ? target.ids : [], effect !== 'removed'];
      // Of all messages only the unread ones are marked.
      const query = 'ids' in target ? {} : { ...(marks && { read: false }), ...target.all };
      const all = marks ? rows.update(effect) : rows.delete();
      const own = filtersOf(call, query).reduce((change, filter) => change.filter(...filter), all);
      const changed = await rowsOf(('ids' in target ? own.in('id', [...ids]) : own).select('*'), call);
      if (changed.length < ids.length) {
        throw new InboxError({ kind: 'gone', status: 404, reason: 'A message is gone' });
      }
      return marks && ids.length > 0 ? { messages: changed.map(messageFrom) } : {};
    },
    line: supabaseLine(supabase),
  };
}

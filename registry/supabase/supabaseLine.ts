import type { SupabaseClient } from '@supabase/supabase-js';
import type { InboxLine, MessageRow } from 'carillon/backends';

export const table = 'notifications';

let opened = 0;

/** A row in the words of the inbox, which checks each member. */
export function messageFrom({ id, created_at, url, feed, ...row }: Record<string, unknown>): MessageRow {
  return { ...row, id: String(id), createdAt: created_at, feedId: feed, link: { url } };
}

/** Tells new rows, and that rows have changed. Not that rows were removed: Realtime would tell that to every reader of the table. */
export function supabaseLine(supabase: SupabaseClient): InboxLine {
  return {
    id: table,
    load: async () => (session, listener) => {
      opened += 1;
      let isClosed = false;
      const lost = () => isClosed || listener.closed('lost');
      const rows = { schema: 'public', table, filter: `user_id=eq.${session.token()}` };
      const channel = supabase
        .channel(`${table}-${opened}`)
        .on('postgres_changes', { event: 'INSERT', ...rows }, (insert) =>
          listener.message(messageFrom(insert.new)),
        )
        .on('postgres_changes', { event: 'UPDATE', ...rows }, () => listener.hint())
        .on('system', {}, ({ extension, status }) => {
          // The channel is joined before: what happens until now is not told.
          if (extension === 'postgres_changes') {
            status === 'ok' ? listener.opened() : lost();
          }
        })
        .subscribe((status) => status === 'SUBSCRIBED' || lost());
      return () => {
        isClosed = true;
        void supabase.removeChannel(channel);
      };
    },
  };
}

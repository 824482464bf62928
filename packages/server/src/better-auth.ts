import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { createInboxServer } from './createInboxServer.ts';
import type { InboxServer, InboxServerOptions } from './InboxServer.ts';
import type { Reader } from './model/Reader.ts';

/** What is used of a session of Better Auth. */
export interface SignedIn {
  readonly user: { readonly id: string; readonly name: string } & Readonly<Record<string, unknown>>;
  /** The session itself, with what other plugins add, such as `activeOrganizationId`. */
  readonly session: Readonly<Record<string, unknown>>;
}

/** What an inbox in Better Auth is made of: the options of `createInboxServer`, which gets the reader from the session. */
export interface InboxPluginOptions extends Omit<InboxServerOptions, 'authorize' | 'basePath'> {
  /** Where Better Auth itself is. @default '/api/auth' */
  readonly authPath?: string;
  /**
   * Who the reader is, such as a member of an organization: `({ user, session }) => ({ id: user.id, tenant: String(session.activeOrganizationId) })`.
   * @default the user, by id and name
   */
  readerOf?(signedIn: SignedIn): Reader;
}

/**
 * The inbox as a plugin of Better Auth 1.7: its routes are below `/api/auth/inbox`, behind the session and the check of origins that are
 * there already, and `plugin.inbox` sends. A user who is deleted takes the inbox along, unless `readerOf` makes other readers.
 */
export function inboxPlugin({
  authPath = '/api/auth',
  readerOf,
  ...options
}: InboxPluginOptions): BetterAuthPlugin & { readonly inbox: InboxServer } {
  const readers = new WeakMap<Request, Reader>();
  const inbox = createInboxServer({
    ...options,
    basePath: `${authPath}/inbox`,
    authorize: (request) => readers.get(request),
  });
  const forget = { after: ({ id }: { id: string }) => inbox.forget({ id }) };
  return {
    id: 'carillon-inbox',
    inbox,
    init: () => ({
      options: readerOf === undefined ? { databaseHooks: { user: { delete: forget } } } : {},
    }),
    endpoints: {
      carillonInbox: createAuthEndpoint(
        '/inbox/**',
        { method: ['GET', 'POST', 'PATCH', 'DELETE'], disableBody: true, requireRequest: true },
        async (context) => {
          const signedIn = await getSessionFromCtx(context);
          if (signedIn !== null) {
            const { id, name } = signedIn.user;
            readers.set(context.request, readerOf?.(signedIn) ?? { id, name });
          }
          return inbox.handle(context.request);
        },
      ),
    },
  };
}

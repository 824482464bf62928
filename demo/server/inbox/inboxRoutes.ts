import type { FastifyInstance } from 'fastify';
import { requireToken } from '../auth/authenticate.ts';
import { handleInboxErrors } from '../http/inboxErrors.ts';
import type { PlatformContext } from '../platformContext.ts';
import { inboxActRoutes } from './routes/acts.ts';
import { inboxBulkActRoutes } from './routes/bulkActs.ts';
import { inboxNotificationRoutes } from './routes/notifications.ts';
import { inboxPreferenceRoutes } from './routes/preferences.ts';
import { inboxSessionRoutes } from './routes/session.ts';

/** The platform's current API for inboxes, beside the one of the widget and on the same data. */
export async function inboxRoutes(app: FastifyInstance, context: PlatformContext): Promise<void> {
  handleInboxErrors(app);
  inboxSessionRoutes(app, context);
  await app.register(async (signedIn) => {
    requireToken(signedIn, context.tokens);
    inboxNotificationRoutes(signedIn, context);
    inboxActRoutes(signedIn, context);
    inboxBulkActRoutes(signedIn, context);
    inboxPreferenceRoutes(signedIn, context);
  });
}

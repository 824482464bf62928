import type { FastifyInstance } from 'fastify';
import { requireApiKey, requireToken } from './auth/authenticate.ts';
import { createTokens } from './auth/tokens.ts';
import { defaultConfig, type PlatformConfig, refuseOpenNetwork } from './config.ts';
import { codeOf } from './database/database.ts';
import { openDatabase } from './database/openDatabase.ts';
import { createHttp } from './http/createHttp.ts';
import { serveHostPage } from './http/hostPage.ts';
import { countRunning } from './http/running.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { createLive } from './live/live.ts';
import { createSnoozes } from './live/snoozes.ts';
import { openSockets } from './live/sockets.ts';
import { stableObjectId } from './objectId.ts';
import type { PlatformContext } from './platformContext.ts';
import { restRoutes } from './rest/restRoutes.ts';
import { markRoutes } from './routes/marks.ts';
import { messageRoutes } from './routes/messages.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { organizationRoutes } from './routes/organization.ts';
import { preferenceRoutes } from './routes/preferences.ts';
import { sessionRoutes } from './routes/session.ts';
import { triggerRoutes } from './routes/trigger.ts';
import { usageRoutes } from './routes/usage.ts';
import type { Workflow } from './workflows/workflow.ts';
import { workflows as demoWorkflows } from './workflows.ts';

const maxShutdownMs = 5000;

/** A running platform. */
export interface Platform extends PlatformContext {
  /** Its address, without a slash at the end. */
  url: string;
  /** Refuses new requests, finishes the running ones, sends what is announced, and closes sockets and storage. */
  close(): Promise<void>;
}

/** Options of a platform; everything has a default. */
export interface PlatformOptions extends Partial<PlatformConfig> {
  /** @default the workflows of the demo */
  workflows?: readonly Workflow[];
  /** Adds routes of a host's own server to the same port. */
  extend?: (app: FastifyInstance, config: PlatformConfig) => void;
}

/** Starts a platform: storage, HTTP and sockets on one port. */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { workflows = demoWorkflows, extend, ...settings } = options;
  const config = { ...defaultConfig, ...settings };
  refuseOpenNetwork(config);
  const environment = {
    environmentId: stableObjectId('environment', config.applicationIdentifier),
    organizationId: stableObjectId('organization', config.applicationIdentifier),
  };
  const database = await openDatabase(config);
  const app = createHttp(config);
  try {
    const tokens = await createTokens(database, environment, config.apiKey);
    const finishRunning = countRunning(app);
    const sockets = openSockets(app.server, tokens, config);
    const live = await createLive(sockets.io, database, environment, config.databaseUrl);
    const snoozes = createSnoozes(database, live);
    const context: PlatformContext = { config, database, environment, tokens, live, snoozes, workflows };

    await app.register(async (v1) => sessionRoutes(v1, context), { prefix: '/v1' });
    await app.register(
      async (v1) => {
        requireToken(v1, tokens);
        notificationRoutes(v1, context);
        organizationRoutes(v1, context);
        markRoutes(v1, context);
        messageRoutes(v1, context);
        preferenceRoutes(v1, context);
        usageRoutes(v1);
      },
      { prefix: '/v1' },
    );
    await app.register(
      async (v1) => {
        requireApiKey(v1, config.apiKey);
        triggerRoutes(v1, context);
      },
      { prefix: '/v1' },
    );
    await app.register(async (v1) => inboxRoutes(v1, context), { prefix: '/v1' });
    await app.register(async (v1) => restRoutes(v1, context), { prefix: '/v1' });
    extend?.(app, config);
    serveHostPage(app, config.hostPageDir);
    // Fastify refuses new requests from here on; the sockets close last, because running requests still send events.
    app.addHook('preClose', async () => {
      await finishRunning(maxShutdownMs);
      await snoozes.close();
      await live.drain();
      await sockets.close();
    });
    // Started or not, the relay ends with the server.
    app.addHook('onClose', () => live.close());
    await listen(app, config);
    await snoozes.arm();
    const url = addressOf(app);

    let closing: Promise<void> | null = null;
    const close = async () => {
      await app.close();
      await database.close();
    };
    return {
      ...context,
      url,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    // A start that failed half-way, as on a port in use, leaves nothing open.
    await app.close();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: PlatformConfig): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} of ${host} is in use, perhaps by another platform. Stop it, or choose another port with PORT.`,
      );
    }
    if (codeOf(error) === 'EACCES') {
      throw new Error(`Port ${port} needs more rights than this user has. Choose one above 1023 with PORT.`);
    }
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error))) {
      throw new Error(
        `HOST=${host} is no address of this computer. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
      );
    }
    throw error;
  }
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no address.');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

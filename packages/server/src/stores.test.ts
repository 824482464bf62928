import { afterAll, beforeAll, describe } from 'vitest';
import { createInboxServer } from './createInboxServer.ts';
import type { InboxServer } from './InboxServer.ts';
import type { InboxStore } from './store/InboxStore.ts';
import { testConformance } from './testConformance.ts';
import { testLines } from './testLines.ts';
import { readerOfHeader } from './testPage.ts';
import { testRoutes } from './testRoutes.ts';
import { openPostgres, openSqlite } from './testStores.ts';
import { testTenants } from './testTenants.ts';

const sqlite = await openSqlite();
const postgres = await openPostgres();
const isWithout = typeof postgres === 'string';

afterAll(async () => {
  await sqlite.stop();
  if (typeof postgres !== 'string') {
    await postgres.stop();
  }
});

function testStore(store: InboxStore): void {
  let server: InboxServer;
  beforeAll(() => {
    server = createInboxServer({
      store,
      authorize: readerOfHeader,
      workflows: [
        { id: 'comments', name: 'Comments', channels: { in_app: true, email: true } },
        { id: 'security', name: 'Security', critical: true },
      ],
      conformance: (id) => ({ id, tenant: 'acme' }),
    });
  });
  afterAll(() => server.stop());

  testConformance(() => server);
  testTenants(() => server);
  testRoutes(() => server);
}

describe('over SQLite', () => testStore(sqlite.store));

describe.skipIf(isWithout)(`over PostgreSQL${isWithout ? `, skipped: ${postgres}` : ''}`, () => {
  if (typeof postgres !== 'string') {
    testStore(postgres.store);
    testLines(postgres);
  }
});

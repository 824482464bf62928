import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../../demo/server/testPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the adapters' suite. Other suites have one in memory. */
    postgresUrl?: string | undefined;
  }
}

/** Starts a PostgreSQL for the adapters' suite, which follows changes as Realtime does. */
export default async function startPostgres(project: TestProject) {
  // The tests make roles, which belong to a whole server: it has to be theirs.
  delete process.env.TEST_DATABASE_URL;
  const server = await startTestPostgres();
  if (typeof server === 'string') {
    throw new Error(
      `The adapters cannot be tried, since ${server}: install Debian's postgresql, or what has initdb and pg_ctl.`,
    );
  }
  const owner = new Client(server.url);
  await owner.connect();
  await owner.query('alter system set wal_level = logical');
  await owner.end();
  await server.restart('fast');
  project.provide('postgresUrl', server.url);
  return server.stop;
}

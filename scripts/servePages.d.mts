import type { Server } from 'node:http';

export function servePages(
  find: (path: string) => string | Buffer | Promise<string | Buffer>,
  policyOf?: (path: string) => string | undefined,
  encoding?: string,
): Promise<{ readonly url: string; readonly server: Server; close(): void }>;

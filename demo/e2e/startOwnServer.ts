import { startExample } from './startExample.ts';

/** Starts the example of a server of one's own by its one command. */
export const startOwnServer = (env: Readonly<Record<string, string>> = {}) => startExample('own-server', env);

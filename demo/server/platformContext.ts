import type { Tokens } from './auth/tokens.ts';
import type { PlatformConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { Live } from './live/live.ts';
import type { Snoozes } from './live/snoozes.ts';
import type { Workflow } from './workflows/workflow.ts';

/** The objects that every route may use. */
export interface PlatformContext {
  config: PlatformConfig;
  database: Database;
  environment: Environment;
  tokens: Tokens;
  live: Live;
  snoozes: Snoozes;
  workflows: readonly Workflow[];
}

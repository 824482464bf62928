import { hostBackend } from '../host/backend.ts';
import { readConfig } from './config.ts';
import { reasonOf } from './database/database.ts';
import { type Platform, startPlatform } from './platform.ts';
import { seedOnce } from './seed.ts';
import { defaultWorkflowsFile, readWorkflows } from './workflows/readWorkflows.ts';
import { workflows as demoWorkflows } from './workflows.ts';

/** A shutdown that takes longer than this is stuck. */
const maxShutdownMs = 15_000;

let stopping = false;
let started: Promise<Platform | null> = Promise.resolve(null);

// A terminal that was closed takes no more words; without listeners, the attempt would end the process half-way.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
// Before the start, because a first start that is cut short leaves half a database behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// Sent by scripts/start.mjs, in this same process, when npm is gone.
process.on('parentGone', stop);

started = start();
const platform = await started;
if (platform && !stopping) console.log(`carillon local platform: ${platform.url}`);

async function start(): Promise<Platform | null> {
  try {
    const own = readWorkflows(process.env.WORKFLOWS || defaultWorkflowsFile);
    // A workflow of the file takes the place of the demo's. What the demo seeds was written for its own.
    const others = demoWorkflows.filter((demo) =>
      own.every(({ identifier }) => identifier !== demo.identifier),
    );
    const workflows = [...others, ...own];
    const made = await startPlatform({ ...readConfig(process.env), workflows, extend: hostBackend });
    await seedOnce({ database: made.database, workflows: demoWorkflows });
    return made;
  } catch (error) {
    // An error here is about a setting, a port or a folder: its message explains it, and a stack would hide that.
    console.error(`The platform did not start: ${reasonOf(error)}`);
    console.error(
      'Settings are environment variables, as in: PORT=4171 DATA_DIR=./other npm start. docs/contributing/platform.md lists them.',
    );
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    console.error(`The platform did not stop within ${maxShutdownMs / 1000} seconds, so it was ended.`);
    process.exit(1);
  }, maxShutdownMs).unref();
  try {
    await (await started)?.close();
    process.exit(0);
  } catch (error) {
    console.error(`The platform did not stop cleanly: ${reasonOf(error)}`);
    process.exit(1);
  }
}

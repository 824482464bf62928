import { hostBackend } from '../host/backend.ts';
import { readConfig } from './config.ts';
import { type Platform, startPlatform } from './platform.ts';
import { seedOnce } from './seed.ts';

/** A shutdown that takes longer than this is stuck. */
const maxShutdownMs = 15_000;

const platform = await start();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), maxShutdownMs).unref();
    platform.close().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(`The platform did not stop cleanly: ${error.stack ?? error.message}`);
        process.exit(1);
      },
    );
  });
}

await seedOnce(platform);
console.log(`carillon local platform: ${platform.url}`);

async function start(): Promise<Platform> {
  try {
    return await startPlatform({ ...readConfig(process.env), extend: hostBackend });
  } catch (error) {
    // An error here is about a setting, a port or a folder: its message explains it, and a stack would hide that.
    console.error(`The platform did not start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

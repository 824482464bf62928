import { reasonOf } from './database/database.ts';

/** What runs until its process ends. */
interface Running {
  url: string;
  close(): Promise<void>;
}

/** A shutdown that takes longer than this is stuck. */
const maxShutdownMs = 15_000;

/**
 * Starts a platform, tells its address, and closes it when the process is to end. Where it does not start, the reason is printed
 * with a hint, and the process ends with the exit code 1.
 */
export async function runPlatform(
  start: () => Promise<Running>,
  words: { hint: string; started: (url: string) => string; reason?: (reason: string) => string },
): Promise<void> {
  let stopping = false;
  let starting: Promise<Running | null> = Promise.resolve(null);

  // A terminal that was closed takes no more words; without listeners, the attempt would end the process half-way.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  // Before the start, because a first start that is cut short leaves half a database behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Sent by scripts/start.mjs, in this same process, when npm is gone.
  process.on('parentGone', stop);

  starting = attempt();
  const platform = await starting;
  if (platform && !stopping) console.log(words.started(platform.url));

  async function attempt(): Promise<Running> {
    try {
      return await start();
    } catch (error) {
      // An error here is about a setting, a port or a folder: its message explains it, and a stack would hide that.
      const reason = reasonOf(error);
      console.error(`The platform did not start: ${words.reason?.(reason) ?? reason}`);
      console.error(words.hint);
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
      await (await starting)?.close();
      process.exit(0);
    } catch (error) {
      console.error(`The platform did not stop cleanly: ${reasonOf(error)}`);
      process.exit(1);
    }
  }
}

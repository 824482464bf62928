import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the example of a server of one's own by its one command. */
export async function startOwnServer(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['examples/own-server/start.mjs'], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const url = /Your own inbox: (http:\/\/\S+)/.exec(printed)?.[1];
    if (url !== undefined) {
      return {
        url,
        /** Ends it, by default as a system does that shuts down; by `SIGKILL` without a word. */
        async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
          child.kill(signal);
          await ended;
        },
      };
    }
  }
  throw new Error(`The example ended before it printed its address. It said: ${printed}`);
}

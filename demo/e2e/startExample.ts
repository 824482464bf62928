import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts an example by its one command, and waits until it prints an address. */
export async function startExample(name: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [`examples/${name}/start.mjs`], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const url = /: (http:\/\/[\w.:]+)/.exec(printed)?.[1];
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A demo that runs as a user starts it: in a separate process, with its own database folder. */
export interface Demo {
  readonly url: string;
  /** Ends the process as a crash does, without a shutdown. */
  kill(): Promise<void>;
  /** Ends it as Control-C does, and resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Runs the process that `npm start` runs, and waits for the line with its address. With port 0 the system chooses one. */
export async function startDemo(options: { port: number; dataDir: string }): Promise<Demo> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    env: { ...process.env, PORT: String(options.port), DATA_DIR: options.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readUrl(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  return { url, kill: () => end('SIGKILL').then(() => undefined), stop: () => end('SIGTERM') };
}

async function readUrl(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const url = /(http:\/\/\S+)/.exec(printed)?.[1];
    if (url !== undefined) {
      return url;
    }
  }
  throw new Error(`The demo ended before it printed its address. It said: ${printed}`);
}

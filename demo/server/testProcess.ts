import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FeedMessage } from './messages/messageRecord.ts';
import { type TestClient, type TestTarget, triggerEvent, until } from './testPlatform.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set<ChildProcess>();

/** How people start the process that `npm start` becomes. */
const main = [process.execPath, '--import', 'tsx', 'demo/server/main.ts'];

/** A process that was started, and perhaps has ended. */
export interface Spawned {
  child: ChildProcess;
  /** Everything that it has printed. */
  output(): string;
  exit: Promise<[number | null, string | null]>;
}

/** A platform in a process of its own. */
export interface Started extends Spawned {
  platform: TestTarget;
}

/** Starts a platform as a process and does not wait. In a group of its own it hears no signals of the test's terminal. */
export function spawnPlatform(
  env: Readonly<Record<string, string>>,
  command: readonly string[] = main,
): Spawned {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exit = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    const ended: [number | null, string | null] = [code, signal];
    return ended;
  });
  return { child, exit, output: () => output };
}

/** Starts a platform as a process and waits until it answers. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  command?: readonly string[],
): Promise<Started> {
  const spawned = spawnPlatform(env, command);
  const address = () => /local platform: (http:\S+)/.exec(spawned.output())?.[1];
  await until(() => address() !== undefined || spawned.child.exitCode !== null, 120_000);
  const url = address();
  if (!url) throw new Error(`The platform did not start. It said: ${spawned.output()}`);
  return { ...spawned, platform: { url, config: { apiKey: 'demo-key', applicationIdentifier: 'demo-app' } } };
}

/** Ends what a failed test left running. */
export function killStarted(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Triggers that go on at several platforms while something happens to them. */
export interface Load {
  /** The transactions that were answered with 201. */
  acknowledged: string[];
  /** The other answers: each status with its sentence, once. */
  refusals: Set<string>;
  stop(): Promise<void>;
}

let loads = 0;

/** Between two tries of a writer whose platform does not answer. */
const retryMs = 100;

/**
 * Notifies the demo subscriber from eight writers until stopped; a platform that does not answer is asked again. A pause
 * after each message leaves the machine to other tests while something else is waited for.
 */
export function writeUntilStopped(
  platforms: readonly TestTarget[],
  pauseMs = 0,
  to: string | readonly string[] = 'demo-subscriber',
): Load {
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  let stopped = false;
  loads += 1;
  const name = `load-${loads}`;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let index = 0; !stopped; index += 1) {
      const target = platforms[(writer + index) % platforms.length];
      const transactionId = `${name}-${writer}-${index}`;
      const body = { name: 'message', to, payload: { content: 'x' }, transactionId };
      const answer = target ? await triggerEvent(target, body).catch(() => null) : null;
      if (answer?.status === 201) acknowledged.push(transactionId);
      else if (answer) refusals.add(`${answer.status} ${JSON.stringify(Object(answer.body).message)}`);
      const waitMs = answer?.status === 201 ? pauseMs : retryMs;
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  });
  return {
    acknowledged,
    refusals,
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

/** All messages of a subscriber, page by page. */
export async function readAll(client: TestClient): Promise<FeedMessage[]> {
  const messages = [];
  for (let page = 0; ; page += 1) {
    const { data, hasMore } = await client.feed(`?limit=100&page=${page}`);
    messages.push(...data);
    if (!hasMore) return messages;
  }
}

/** Prints and returns how many acknowledged messages are not there, and how many are there twice. */
export async function countLost(
  trouble: string,
  client: TestClient,
  acknowledged: readonly string[],
): Promise<{ lost: number; twice: number }> {
  const stored = (await readAll(client)).map((message) => message.transactionId);
  const kept = new Set(stored);
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  const twice = stored.length - kept.size;
  console.log(`${trouble}: ${acknowledged.length} acknowledged, ${lost} lost, ${twice} twice`);
  return { lost, twice };
}

/** Mounts a small disk of its own, or returns the sentence that says why it cannot. */
export function mountSmallDisk(path: string, megabytes: number): { unmount(): void } | string {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'none', path], {
      stdio: 'pipe',
    });
    return { unmount: () => void execFileSync('umount', ['-l', path]) };
  } catch {
    return 'mounting a small disk is not permitted here';
  }
}

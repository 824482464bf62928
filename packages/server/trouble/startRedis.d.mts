/** A Redis without files, which keeps nothing when it is killed. */
export interface RunningRedis {
  readonly url: string;
  stop(): Promise<void>;
  restart(awayMs?: number): Promise<void>;
}

export function startRedis(): Promise<RunningRedis>;
export function freePort(): Promise<number>;

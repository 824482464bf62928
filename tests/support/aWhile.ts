import { moveClock, passTime } from './passTime.ts';

/** Lets a second pass on the fake clock, in steps between which answers arrive: long enough for whatever would still happen. */
export async function aWhile(): Promise<void> {
  await passTime(0);
  for (let step = 0; step < 20; step += 1) {
    await moveClock(50);
  }
}

/** What a backend did not do, in a sentence for who writes it. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
}

/** Why a case cannot be tried over this backend. */
export class SkippedCase extends Error {
  override readonly name = 'SkippedCase';
}

/** Fails with a sentence unless something is so. */
export function check(isSo: boolean, sentence: string): void {
  if (!isSo) {
    throw new ConformanceError(sentence);
  }
}

/** Fails unless two values are written the same. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  check(one === other, `${what}: expected ${other}, and got ${one}`);
}

const pauseMs = 25;

/** Tries something until it holds, or for the time that a replica may lag. */
export async function eventually(settleMs: number, attempt: () => Promise<void> | void): Promise<void> {
  const endAt = Date.now() + settleMs;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (thrown) {
      if (!(thrown instanceof ConformanceError) || Date.now() >= endAt) {
        throw thrown;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

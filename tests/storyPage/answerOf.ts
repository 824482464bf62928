/** How long a page may take for one story. Whoever drives a browser waits for an answer without end: a page that hangs must say so. */
const limitMs = 180_000;

/** What a page answers; an error that names what was asked of it, if no answer comes. */
export async function answerOf<Answer>(asked: string, answer: Promise<Answer>): Promise<Answer> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    limit = setTimeout(
      () => reject(new Error(`The page did not answer within ${limitMs / 1_000} s: ${asked}`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(limit);
  }
}

import { createInterface } from 'node:readline/promises';
import { UsageError } from '../UsageError.ts';

/** How the command asks the developer. */
export interface Questions {
  /** Resolves to the choice among several; an empty answer takes the preset. */
  choose<Option extends string>(
    question: string,
    options: readonly { readonly value: Option; readonly label: string }[],
    preset: Option | undefined,
  ): Promise<Option>;
  /** Resolves to yes or no; an empty answer takes the preset. */
  confirm(question: string, preset: boolean): Promise<boolean>;
}

/** Asks in the terminal. Without a terminal each question throws a `UsageError`, since nobody would answer. */
export const terminal: Questions = {
  async choose(question, options, preset) {
    const lines = options.map(
      ({ value, label }, index) => `  ${index + 1}. ${label}${value === preset ? '  (Enter)' : ''}`,
    );
    for (;;) {
      const answer = await line(`${question}\n${lines.join('\n')}\n> `);
      const chosen =
        answer === ''
          ? options.find(({ value }) => value === preset)
          : options.find(({ value }, index) => answer === value || answer === String(index + 1));
      if (chosen !== undefined) {
        return chosen.value;
      }
    }
  },
  async confirm(question, preset) {
    const answer = await line(`${question} (${preset ? 'Y/n' : 'y/N'}) `);
    return answer === '' ? preset : /^y(?:es)?$/i.test(answer);
  },
};

async function line(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new UsageError(
      'There is no terminal to ask in, so nothing was written. Give --framework, --store and --yes, or look first by --dry-run.',
    );
  }
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D close it, and the question would wait for ever.
  const leave = () => process.exit(130);
  reader.once('close', leave);
  const answer = await reader.question(question);
  reader.off('close', leave);
  reader.close();
  return answer.trim();
}

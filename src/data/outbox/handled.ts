/** The same promise. Nobody need catch its failure, of which the reader is told otherwise. */
export function handled(outcome: Promise<void>): Promise<void> {
  outcome.catch(() => {});
  return outcome;
}

/** What is wrong with the options of a command; its message is for the person who typed them. */
export class UsageError extends Error {
  override name = 'UsageError';
}

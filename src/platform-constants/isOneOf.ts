/** Whether a closed set contains a value; compares by identity, so no key of a prototype ever passes. */
export function isOneOf(set: readonly unknown[], value: unknown): boolean {
  return set.includes(value);
}

/** Whether a JSON value is `true` or `false`; the strings 'true' and 'false' are not. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

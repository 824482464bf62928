/** How much of an inbox is kept in the browser, and for how long. */
export interface PersistOptions {
  /** How old kept data may be to be shown, in milliseconds. @default 7 days */
  readonly maxAgeMs?: number | undefined;
  /** How much is kept of a subscriber, in bytes of JSON. What does not fit is left out. @default 262144 (256 KiB) */
  readonly maxBytes?: number | undefined;
}

/** Whether a hook fetches. */
export interface FetchOptions {
  /** False fetches nothing. @default true */
  enabled?: boolean | undefined;
}

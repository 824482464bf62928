/** One thing that the command has looked at. */
export interface Finding {
  /** What was looked at, in a word or two. */
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly seen: string;
  /** What does not work because of it. Only for what is not `ok`. */
  readonly breaks?: string;
  readonly todo?: string;
}

/** A finding that needs nothing. */
export function ok(check: string, seen: string): Finding {
  return { check, state: 'ok', seen };
}

/** A finding that stops the inbox, or a part of it. */
export function failed(check: string, seen: string, breaks: string, todo: string): Finding {
  return { check, state: 'failed', seen, breaks, todo };
}

/** A finding that may be meant. */
export function warning(check: string, seen: string, breaks: string, todo: string): Finding {
  return { check, state: 'warning', seen, breaks, todo };
}

/** Who or what a message comes from. */
export interface MessageActor {
  type: 'none' | 'user' | 'system_icon' | 'system_custom';
  /** For `system_icon` the icon's name, for `system_custom` an address, for `user` filled in by the feed. */
  data: string | null;
}

/** One of the sender's buttons. */
export interface MessageAnswer {
  type: 'primary' | 'secondary';
  content: string;
  resultContent?: string;
  url?: string;
  target?: string;
}

/** How urgent a message is; a message for which none is given has the last one. */
export const severities = ['high', 'medium', 'low', 'none'] as const;

/** One of the severities. */
export type Severity = (typeof severities)[number];

/** The severity of that name, or nothing for another value. */
export function readSeverity(value: unknown): Severity | undefined {
  return severities.find((severity) => severity === value);
}

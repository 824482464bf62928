/** Who or what a message comes from. */
export interface MessageActor {
  type: 'none' | 'user' | 'system_icon' | 'system_custom';
  /** For `system_icon` the icon's name, for `system_custom` an address, for `user` filled in by the feed. */
  data: string | null;
}

/** One of the sender's buttons. */
export interface MessageButton {
  type: 'primary' | 'secondary';
  content: string;
  resultContent?: string;
  url?: string;
  target?: string;
}

/** How an answer looks. */
export const looks = ['primary', 'neutral', 'danger'] as const;

/** One of the answers that the sender of a question offers, as the REST protocol has it. */
export interface MessageAnswer {
  id: string;
  label: string;
  look?: (typeof looks)[number];
  resultLabel?: string;
  confirm?: string | boolean;
  /** A flat JSON schema of what it asks for. */
  fields?: Record<string, unknown>;
  url?: string;
  target?: string;
}

/** The two answers that the widget protocol has buttons for: the first that looks primary, and the one after it. */
export function pairOf(answers: readonly MessageAnswer[]): {
  [Type in MessageButton['type']]?: MessageAnswer;
} {
  const primary = answers.find(({ look }) => look === 'primary') ?? answers[0];
  if (primary === undefined) return {};
  const next = answers[answers.indexOf(primary) + 1] ?? answers.find((one) => one !== primary);
  return { primary, ...(next === undefined ? {} : { secondary: next }) };
}

/** How urgent a message is; a message for which none is given has the last one. */
export const severities = ['high', 'medium', 'low', 'none'] as const;

/** One of the severities. */
export type Severity = (typeof severities)[number];

/** The severity of that name, or nothing for another value. */
export function readSeverity(value: unknown): Severity | undefined {
  return severities.find((severity) => severity === value);
}

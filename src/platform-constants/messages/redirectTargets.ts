import { isOneOf } from '../isOneOf.ts';

/**
 * Where a message's link may open: the `target` of a link.
 * @source docs/protocol.md#platform-values
 */
export const redirectTargets = ['_self', '_blank', '_parent', '_top', '_unfencedTop'] as const;

/** One link target. */
export type RedirectTarget = (typeof redirectTargets)[number];

/** Whether a value is one of `redirectTargets`. */
export function isRedirectTarget(value: unknown): value is RedirectTarget {
  return isOneOf(redirectTargets, value);
}

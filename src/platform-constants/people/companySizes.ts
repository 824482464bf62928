import { isOneOf } from '../isOneOf.ts';

/**
 * The buckets of company size, in people.
 * @source docs/protocol.md#enumerations
 */
export const companySizes = ['<10', '10-50', '51-100', '100+'] as const;

/** One company size bucket. */
export type CompanySize = (typeof companySizes)[number];

/** Whether a value is one of `companySizes`. */
export function isCompanySize(value: unknown): value is CompanySize {
  return isOneOf(companySizes, value);
}

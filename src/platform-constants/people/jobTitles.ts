import { isOneOf } from '../isOneOf.ts';

/**
 * The job titles a user may choose at sign-up.
 * @source docs/protocol.md#enumerations
 */
export const jobTitles = [
  'engineer',
  'engineering_manager',
  'architect',
  'product_manager',
  'designer',
  'cxo_founder',
  'marketing_manager',
  'student',
  'cxo',
  'other',
] as const;

/** One job title. */
export type JobTitle = (typeof jobTitles)[number];

/** Whether a value is one of `jobTitles`. */
export function isJobTitle(value: unknown): value is JobTitle {
  return isOneOf(jobTitles, value);
}

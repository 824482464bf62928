import type { JobTitle } from './jobTitles.ts';

/**
 * The English label of each job title.
 * @source docs/protocol.md#platform-values
 */
export const jobTitleLabels = {
  engineer: 'Engineer',
  engineering_manager: 'Engineering Manager',
  architect: 'Architect',
  product_manager: 'Product Manager',
  designer: 'Designer',
  cxo_founder: 'Founder',
  marketing_manager: 'Marketing Manager',
  student: 'Student',
  cxo: 'CXO (CTO/CEO/other...)',
  other: 'Other',
} as const satisfies Record<JobTitle, string>;

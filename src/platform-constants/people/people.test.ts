import { describe, expect, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import {
  companySizes,
  isCompanySize,
  isJobTitle,
  isMemberRole,
  isMemberStatus,
  isOnboardingOptState,
  isOrganizationType,
  jobTitleLabels,
  jobTitles,
  type MemberRole,
  memberRoles,
  memberStatuses,
  onboardingOptStates,
  organizationTypes,
} from './peopleEnumerations.ts';

describe('sets about people', () => {
  testClosedSets([
    {
      name: 'memberRoles (docs/protocol.md#enumerations, docs/protocol.md#roles-and-authentication)',
      set: memberRoles,
      guard: isMemberRole,
      values: ['admin', 'member'],
    },
    {
      name: 'memberStatuses (docs/protocol.md#enumerations)',
      set: memberStatuses,
      guard: isMemberStatus,
      values: ['new', 'active', 'invited'],
    },
    {
      name: 'jobTitles (docs/protocol.md#enumerations)',
      set: jobTitles,
      guard: isJobTitle,
      values: [
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
      ],
    },
    {
      name: 'organizationTypes (docs/protocol.md#enumerations)',
      set: organizationTypes,
      guard: isOrganizationType,
      values: ['Company', 'Agency', 'Student', 'Solopreneur', 'Other'],
    },
    {
      name: 'companySizes (docs/protocol.md#enumerations)',
      set: companySizes,
      guard: isCompanySize,
      values: ['<10', '10-50', '51-100', '100+'],
    },
    {
      name: 'onboardingOptStates (docs/protocol.md#statuses)',
      set: onboardingOptStates,
      guard: isOnboardingOptState,
      values: ['opted_in', 'dismissed', 'opted_out'],
    },
  ]);

  it('are unions of literals that the guards narrow to', () => {
    expectTypeOf<MemberRole>().toEqualTypeOf<'admin' | 'member'>();
    const value: unknown = 'admin';
    if (isMemberRole(value)) expectTypeOf(value).toEqualTypeOf<MemberRole>();
  });

  it('give each job title a label, in the order of the titles', () => {
    expect(Object.keys(jobTitleLabels)).toEqual(jobTitles);
    expect(jobTitleLabels.cxo_founder).toBe('Founder');
    expect(jobTitleLabels.engineering_manager).toBe('Engineering Manager');
  });
});

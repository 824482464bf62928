export { type CompanySize, companySizes, isCompanySize } from './companySizes.ts';
export { jobTitleLabels } from './jobTitleLabels.ts';
export { isJobTitle, type JobTitle, jobTitles } from './jobTitles.ts';
export { isMemberRole, type MemberRole, memberRoles } from './memberRoles.ts';
export { isMemberStatus, type MemberStatus, memberStatuses } from './memberStatuses.ts';
export { isOnboardingOptState, type OnboardingOptState, onboardingOptStates } from './onboardingOptStates.ts';
export { isOrganizationType, type OrganizationType, organizationTypes } from './organizationTypes.ts';

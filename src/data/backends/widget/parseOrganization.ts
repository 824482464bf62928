import type { Organization } from '../../model/organization.ts';
import { dataOf, isRecord, isString, textOf } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';

/** Validates the organization's answer once. @source docs/protocol.md#organization */
export function parseOrganization(body: unknown): Organization {
  const data = dataOf(body);
  if (!isString(data._id)) {
    throw malformed('The organization has no id');
  }
  const branding = isRecord(data.branding) ? data.branding : {};
  const { direction } = branding;
  return {
    id: data._id,
    name: textOf(data.name) ?? '',
    branding: {
      color: textOf(branding.color),
      logo: textOf(branding.logo),
      fontFamily: textOf(branding.fontFamily),
      direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
    },
  };
}

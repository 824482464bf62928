import type { Organization } from '../../model/organization.ts';
import { dataOf, isRecord, isString } from '../../transport/guards.ts';
import { malformed } from '../../transport/InboxError.ts';

/** Validates the organization's answer once. @source docs/protocol.md#organization */
export function parseOrganization(body: unknown): Organization {
  const data = dataOf(body);
  if (!isString(data._id)) {
    throw malformed('The organization has no id');
  }
  const branding = isRecord(data.branding) ? data.branding : {};
  const text = (value: unknown) => (isString(value) ? value : undefined);
  const { direction } = branding;
  return {
    id: data._id,
    name: text(data.name) ?? '',
    branding: {
      color: text(branding.color),
      logo: text(branding.logo),
      fontFamily: text(branding.fontFamily),
      direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
    },
  };
}

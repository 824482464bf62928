import type { Organization } from '../../data/index.ts';
import type { IOrganizationEntity } from './messageTypes.ts';

/** The organization in its old form. What the platform does not send to an inbox is an empty text. */
export function legacyOrganization({ branding, id, name }: Organization): IOrganizationEntity {
  const { color = '', logo = '', fontFamily, direction } = branding;
  return {
    _id: id,
    name,
    branding: {
      color,
      logo,
      ...(fontFamily === undefined ? {} : { fontFamily }),
      ...(direction === undefined ? {} : { direction }),
    },
    createdAt: '',
    updatedAt: '',
  };
}

import { dataOf, isRecord, isString } from '../transport/guards.ts';
import { invalidAnswer } from '../transport/InboxError.ts';

/** The organization that sends the messages. @source docs/protocol.md#organization */
export interface Organization {
  /** The platform's id of the organization. */
  readonly _id: string;
  /** Its name; an empty text if the server sent none. */
  readonly name: string;
  /** Its branding, as set in the platform's dashboard. */
  readonly branding: {
    readonly color?: string | undefined;
    readonly logo?: string | undefined;
    readonly fontFamily?: string | undefined;
    readonly direction?: 'ltr' | 'rtl' | undefined;
  };
}

/** Validates the organization's answer once. */
export function parseOrganization(body: unknown): Organization {
  const data = dataOf(body);
  if (!isString(data._id)) {
    throw invalidAnswer('The organization has no id');
  }
  const branding = isRecord(data.branding) ? data.branding : {};
  const text = (value: unknown) => (isString(value) ? value : undefined);
  const { direction } = branding;
  return {
    _id: data._id,
    name: text(data.name) ?? '',
    branding: {
      color: text(branding.color),
      logo: text(branding.logo),
      fontFamily: text(branding.fontFamily),
      direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
    },
  };
}

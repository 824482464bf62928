import { isOneOf } from '../isOneOf.ts';

/**
 * The image types that may be uploaded, as file extensions.
 * @source docs/protocol.md#enumerations
 */
export const imageTypes = ['jpeg', 'png', 'jpg'] as const;

/** One image type. */
export type ImageType = (typeof imageTypes)[number];

/** Whether a value is one of `imageTypes`. */
export function isImageType(value: unknown): value is ImageType {
  return isOneOf(imageTypes, value);
}

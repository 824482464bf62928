import { type PartAttributes, part } from './part.ts';

/** As `part`, for an element whose `data-state` is set by Radix, which an attribute of the host must not replace. */
export function radixPart<Given extends PartAttributes>(
  name: string,
  given: Given,
  className: string,
): Given {
  const attributes: PartAttributes = part(name, given, className);
  delete attributes['data-state'];
  return attributes as Given;
}

import { warnOutsideTheme } from '../theme/warnOutsideTheme.ts';
import { cx } from './cx.ts';

/** The state of a part by the names of its `data-*` attributes. True is an attribute without a value; null leaves it to Radix. */
export type PartState = Readonly<Record<string, string | boolean | null | undefined>>;

/** What the helper sets. */
interface PartAttributes {
  [attribute: `data-${string}`]: string | undefined;
  className?: string | undefined;
}

/**
 * The attributes of a part's element: what the host gave, then the identity and the state, which a host must not replace by
 * accident, and the part's class before the host's. A part that is made of another one gives its identity as `data-carillon-as`.
 */
export function part<Given extends PartAttributes>(
  name: string | undefined,
  given: Given,
  className?: string,
  state: PartState = {},
): Given {
  warnOutsideTheme();
  const attributes: PartAttributes = { ...given };
  attributes['data-carillon'] = given['data-carillon-as'] ?? name;
  attributes['data-carillon-as'] = undefined;
  attributes.className = cx(className, given.className) || undefined;
  for (const [key, value] of Object.entries(state)) {
    const attribute = `data-${key}` as const;
    if (value === null) {
      delete attributes[attribute];
    } else {
      attributes[attribute] = value === true ? '' : value || undefined;
    }
  }
  return attributes as Given;
}

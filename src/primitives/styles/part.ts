import { warnOutsideTheme } from '../theme/warnOutsideTheme.ts';

/** The state of a part by the names of its `data-*` attributes. True is an attribute without a value. */
export type PartState = Readonly<Record<string, string | boolean | undefined>>;

/** What the helper sets. */
export interface PartAttributes {
  [attribute: `data-${string}`]: string | undefined;
  className?: string | undefined;
}

/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

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
  const { 'data-carillon-as': identity = name, ...attributes }: PartAttributes = given;
  attributes['data-carillon'] = identity;
  attributes.className = cx(className, given.className) || undefined;
  for (const key in state) {
    attributes[`data-${key}`] = state[key] === true ? '' : state[key] || undefined;
  }
  return attributes as Given;
}

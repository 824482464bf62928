/** Returns the object that `make` creates for an owner. It is created at the first call, and ends with the owner. */
export type Services<Owner> = <Service>(make: (owner: Owner) => Service) => Service;

/**
 * Creates the services of one owner. Code that is loaded late can keep state for the owner, without the owner importing it and
 * without a map of owners in a module.
 */
export function createServices<Owner>(owner: () => Owner): Services<Owner> {
  const made = new Map<unknown, unknown>();
  return <Service>(make: (owner: Owner) => Service): Service => {
    if (!made.has(make)) {
      made.set(make, make(owner()));
    }
    // The value under `make` is what `make` returned.
    return made.get(make) as Service;
  };
}

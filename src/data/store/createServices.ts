/** Gives the one object that `make` makes for an owner. It is made the first time that it is asked for, and ends with the owner. */
export type Services<Owner> = <Service>(make: (owner: Owner) => Service) => Service;

/**
 * Makes the services of one owner. So code that is loaded late can keep state by the owner without the owner knowing of it, and
 * without a list of owners in a module.
 */
export function createServices<Owner>(owner: () => Owner): Services<Owner> {
  const made = new Map<unknown, unknown>();
  return <Service>(make: (owner: Owner) => Service): Service => {
    if (!made.has(make)) {
      made.set(make, make(owner()));
    }
    // What is kept under `make` is what `make` returned.
    return made.get(make) as Service;
  };
}

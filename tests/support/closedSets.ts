import { expect, it } from 'vitest';

/** A closed set of constants as the platform documents it. */
export interface ClosedSet {
  /** Its name, with the source. */
  readonly name: string;
  readonly set: readonly unknown[];
  readonly guard: (value: unknown) => boolean;
  /** Its values, in order. */
  readonly values: readonly unknown[];
}

const others = ['', 'nonsense', '__proto__', 'constructor', 'length', 0, 1, null, undefined, [], {}];

/** Tests that each set holds its values, each once, and that its guard accepts those and nothing else. */
export function testClosedSets(sets: readonly ClosedSet[]): void {
  it.each(sets.map((one) => [one.name, one] as const))(
    '%s has its values, and its guard accepts no other',
    (_, { set, guard, values }) => {
      expect(set).toEqual(values);
      expect(new Set(set).size).toBe(values.length);
      for (const value of values) expect(guard(value)).toBe(true);
      for (const other of others) expect(guard(other)).toBe(false);
    },
  );
}

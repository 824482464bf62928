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
  it('each have the documented values, and guards that accept no other', () => {
    for (const { name, set, guard, values } of sets) {
      expect.soft(set, name).toEqual(values);
      expect.soft(new Set(set).size, name).toBe(values.length);
      expect
        .soft(
          values.filter((value) => !guard(value)),
          name,
        )
        .toEqual([]);
      expect.soft(others.filter(guard), name).toEqual([]);
    }
  });
}

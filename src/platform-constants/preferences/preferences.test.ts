import { describe, expect, expectTypeOf, it } from 'vitest';
import { isPreferenceLevel, type PreferenceLevel, preferenceLevels } from './preferenceLevels.ts';
import { isPreferenceOverrideSource, preferenceOverrideSources } from './preferenceOverrideSources.ts';

describe('sets about preferences', () => {
  it.each([
    {
      name: 'preferenceLevels (platform-facts)',
      set: preferenceLevels,
      guard: isPreferenceLevel,
      values: ['global', 'template'],
    },
    {
      name: 'preferenceOverrideSources (platform-facts)',
      set: preferenceOverrideSources,
      guard: isPreferenceOverrideSource,
      values: ['subscriber', 'template', 'workflowOverride'],
    },
  ])('$name', ({ set, guard, values }) => {
    expect(set).toEqual(values);
    expect(new Set(set).size).toBe(values.length);
    for (const value of values) expect(guard(value)).toBe(true);
    for (const other of [
      '',
      'nonsense',
      '__proto__',
      'constructor',
      'length',
      0,
      1,
      null,
      undefined,
      [],
      {},
    ]) {
      expect(guard(other)).toBe(false);
    }
  });

  it('are literal unions that the guards narrow to', () => {
    expectTypeOf<PreferenceLevel>().toEqualTypeOf<'global' | 'template'>();
    const value: unknown = 'global';
    if (isPreferenceLevel(value)) expectTypeOf(value).toEqualTypeOf<PreferenceLevel>();
  });
});

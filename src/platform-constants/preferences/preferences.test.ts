import { describe, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import {
  isPreferenceLevel,
  isPreferenceOverrideSource,
  type PreferenceLevel,
  preferenceLevels,
  preferenceOverrideSources,
} from './preferenceEnumerations.ts';

describe('sets about preferences', () => {
  testClosedSets([
    {
      name: 'preferenceLevels (docs/protocol.md#platform-values)',
      set: preferenceLevels,
      guard: isPreferenceLevel,
      values: ['global', 'template'],
    },
    {
      name: 'preferenceOverrideSources (docs/protocol.md#platform-values)',
      set: preferenceOverrideSources,
      guard: isPreferenceOverrideSource,
      values: ['subscriber', 'template', 'workflowOverride'],
    },
  ]);

  it('are unions of literals that the guards narrow to', () => {
    expectTypeOf<PreferenceLevel>().toEqualTypeOf<'global' | 'template'>();
    const value: unknown = 'global';
    if (isPreferenceLevel(value)) expectTypeOf(value).toEqualTypeOf<PreferenceLevel>();
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { testClosedSets } from '../../../tests/support/closedSets.ts';
import { booleanFeatureFlags, isFeatureFlag, numericFeatureFlags } from './featureFlags.ts';
import {
  authenticationSchemes,
  environments,
  type IdPrefix,
  idPrefixByEntity,
  idPrefixes,
  imageTypes,
  isAuthenticationScheme,
  isEnvironment,
  isIdPrefix,
  isImageType,
  isTokenKind,
  tokenKinds,
} from './platformEnumerations.ts';

describe('sets about the platform', () => {
  testClosedSets([
    {
      name: 'environments (docs/protocol.md#enumerations)',
      set: environments,
      guard: isEnvironment,
      values: ['Development', 'Production'],
    },
    {
      name: 'authenticationSchemes (docs/protocol.md#roles-and-authentication)',
      set: authenticationSchemes,
      guard: isAuthenticationScheme,
      values: ['Bearer', 'ApiKey'],
    },
    {
      name: 'tokenKinds (docs/protocol.md#roles-and-authentication)',
      set: tokenKinds,
      guard: isTokenKind,
      values: ['jwt', 'jwt-clerk', 'headerapikey'],
    },
    {
      name: 'imageTypes (docs/protocol.md#enumerations)',
      set: imageTypes,
      guard: isImageType,
      values: ['jpeg', 'png', 'jpg'],
    },
    {
      name: 'idPrefixes (docs/protocol.md#enumerations)',
      set: idPrefixes,
      guard: isIdPrefix,
      values: ['wf_', 'st_', 'env_'],
    },
  ]);

  it('are unions of literals that the guards narrow to', () => {
    expectTypeOf<IdPrefix>().toEqualTypeOf<'wf_' | 'st_' | 'env_'>();
    const value: unknown = 'wf_';
    if (isIdPrefix(value)) expectTypeOf(value).toEqualTypeOf<IdPrefix>();
  });

  it('say which entity a prefix marks', () => {
    expect(idPrefixByEntity).toEqual({ workflow: 'wf_', step: 'st_', environment: 'env_' });
    expect(Object.values(idPrefixByEntity)).toEqual(idPrefixes);
  });

  it.each([
    ['idempotency', 'IS_API_IDEMPOTENCY_ENABLED'],
    ['rate limiting', 'IS_API_RATE_LIMITING_ENABLED'],
    ['quota limiting', 'IS_QUOTA_LIMITING_ENABLED'],
    ['template store', 'IS_TEMPLATE_STORE_ENABLED'],
    ['workflow limits', 'IS_WORKFLOW_LIMIT_ENABLED'],
    ['2025 Q1 tiering', 'IS_2025_Q1_TIERING_ENABLED'],
  ])('hold the feature flag of %s (docs/protocol.md#plans)', (_subject, flag) => {
    expect(booleanFeatureFlags).toContain(flag);
    expect(isFeatureFlag(flag)).toBe(true);
  });

  it('hold the one feature flag with a number, the maximum workflow number (docs/protocol.md#plans)', () => {
    expect(numericFeatureFlags).toEqual(['MAX_WORKFLOW_LIMIT_NUMBER']);
    expect(isFeatureFlag('MAX_WORKFLOW_LIMIT_NUMBER')).toBe(true);
    expect(isFeatureFlag('IS_NOTHING')).toBe(false);
  });

  it('hold 24 feature flags, each once', () => {
    const all: readonly string[] = [...booleanFeatureFlags, ...numericFeatureFlags];
    expect(all).toHaveLength(24);
    expect(new Set(all).size).toBe(24);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { planCatalogue } from './planCatalogue.ts';
import type { PlanDefinition, Unlimited } from './planDefinition.ts';
import { isPaymentMethod, isPlanTier, type PlanTier, paymentMethods, planTiers } from './planEnumerations.ts';
import {
  freeTierIn2025Q1,
  isRateLimitCategory,
  planLimits,
  rateLimitBurstShare,
  rateLimitCategories,
  rateLimitCosts,
  rateLimitWindowSeconds,
} from './planLimits.ts';

const unlimited = 'unlimited';
const custom = 'custom';
const everyWay = ['credit_card', 'purchase_order', 'invoice'];

/** The rows of docs/protocol.md#plans: Free, Pro, Team, Enterprise, Unlimited. */
const rows: [string, keyof PlanDefinition, unknown[]][] = [
  ['label', 'label', ['Free', 'Pro', 'Team', 'Enterprise', 'Unlimited']],
  ['monthly cost', 'monthlyCostUsd', [0, 30, 250, custom, custom]],
  ['annual cost (Free from packages of the platform)', 'annualCostUsd', [0, 330, 2700, custom, custom]],
  ['included events', 'includedEventsPerMonth', [10_000, 30_000, 250_000, 5_000_000, 5_000_000]],
  ['trigger events API limit', 'triggerRequestsPerSecond', [60, 240, 600, 6000, 6000]],
  ['configuration API limit', 'configurationRequestsPerSecond', [20, 80, 200, 2000, 2000]],
  ['global API limit', 'globalRequestsPerSecond', [30, 120, 300, 3000, 3000]],
  ['max workflows', 'maxWorkflows', [20, 20, unlimited, unlimited, unlimited]],
  ['team members', 'maxTeamMembers', [3, 3, unlimited, unlimited, unlimited]],
  ['retention, 24 h, 7 d, 90 d', 'activityFeedRetentionHours', [24, 7 * 24, 90 * 24, unlimited, unlimited]],
  [
    'retention in words',
    'activityFeedRetentionLabel',
    ['24 hours', '7 days', '90 days', unlimited, unlimited],
  ],
  ['digest window, 24 h, 7 d, 30 d', 'maxDigestWindowHours', [24, 7 * 24, 30 * 24, unlimited, unlimited]],
  ['digest window in words', 'maxDigestWindowLabel', ['24 hours', '7 days', '30 days', unlimited, unlimited]],
  ['extra events, per 1,000', 'extraEventsUsdPerThousand', [null, 1.2, 1.2, custom, custom]],
  ['support SLA', 'supportSlaHours', [null, null, 48, 24, 24]],
  ['removing branding', 'removeBranding', [false, true, true, true, true]],
  ['role-based access control', 'roleBasedAccessControl', [false, false, true, true, true]],
  ['custom SAML/SSO', 'singleSignOn', [false, false, false, true, true]],
  ['auto-translations', 'autoTranslations', [false, false, true, true, true]],
  ['custom environments', 'customEnvironments', [false, false, true, true, true]],
  ['subscribers', 'maxSubscribers', [unlimited, unlimited, unlimited, unlimited, unlimited]],
  [
    'provider integrations',
    'maxProviderIntegrations',
    [unlimited, unlimited, unlimited, unlimited, unlimited],
  ],
  ['payment', 'paymentMethods', [null, ['credit_card'], everyWay, everyWay, everyWay]],
  ['multi-org tenancy', 'multiOrganizationTenancy', [false, false, 'Q2 2025', 'Q2 2025', 'Q2 2025']],
];

describe('plan tiers (docs/protocol.md#plans)', () => {
  it('are these five, in this order', () => {
    expect(planTiers).toEqual(['free', 'pro', 'business', 'enterprise', 'unlimited']);
    expect(Object.keys(planCatalogue)).toEqual(['free', 'pro', 'business', 'enterprise', 'unlimited']);
    expectTypeOf<PlanTier>().toEqualTypeOf<'free' | 'pro' | 'business' | 'enterprise' | 'unlimited'>();
  });

  it('are accepted by their guard, which refuses all else; Team is a label and no tier', () => {
    for (const tier of planTiers) expect(isPlanTier(tier)).toBe(true);
    for (const other of ['team', 'Free', '__proto__', 'length', null, undefined, 0]) {
      expect(isPlanTier(other)).toBe(false);
    }
  });

  it.each(rows)('have the documented %s', (_item, key, values) => {
    expect(planTiers.map((tier) => planLimits(tier)[key])).toEqual(values);
  });

  it('have no row that the table above leaves out', () => {
    expect(rows.map(([, key]) => key).sort()).toEqual(Object.keys(planCatalogue.free).sort());
  });

  it('hold the same for Enterprise and Unlimited but the label', () => {
    expect({ ...planLimits('unlimited'), label: 'Enterprise' }).toEqual(planLimits('enterprise'));
  });
});

describe('the 2025 Q1 tiering flag (docs/protocol.md#plans)', () => {
  it('raises the limits of the Free tier', () => {
    expect(planLimits('free', { tiering2025Q1: true })).toMatchObject({
      includedEventsPerMonth: 30_000,
      maxWorkflows: 'unlimited',
      activityFeedRetentionHours: 7 * 24,
      activityFeedRetentionLabel: '30 days',
      maxDigestWindowHours: 7 * 24,
      maxDigestWindowLabel: '7 days',
    });
  });

  it('leaves the rest of Free as it is', () => {
    const changed = Object.keys(freeTierIn2025Q1);
    const before = Object.entries(planLimits('free')).filter(([key]) => !changed.includes(key));
    const after = Object.entries(planLimits('free', { tiering2025Q1: true }));
    expect(after.filter(([key]) => !changed.includes(key))).toEqual(before);
    expect(planLimits('free').includedEventsPerMonth).toBe(10_000);
  });

  it('leaves every other tier as it is', () => {
    for (const tier of ['pro', 'business', 'enterprise', 'unlimited'] as const) {
      expect(planLimits(tier, { tiering2025Q1: true })).toEqual(planLimits(tier, { tiering2025Q1: false }));
    }
  });
});

describe('planLimits', () => {
  it.each(['__proto__', 'constructor', 'team', ''])('refuses %j', (tier) => {
    // @ts-expect-error a plain string is no tier
    expect(() => planLimits(tier)).toThrow(RangeError);
  });

  it('has the literal values of its tier as its type', () => {
    expectTypeOf(planLimits('free').maxWorkflows).toEqualTypeOf<number | Unlimited>();
    expectTypeOf(planLimits('free').extraEventsUsdPerThousand).toEqualTypeOf<number | 'custom' | null>();
    expectTypeOf(planCatalogue.business.label).toEqualTypeOf<'Team'>();
  });
});

describe('sets about plans', () => {
  it('payment methods (docs/protocol.md#plans)', () => {
    expect(paymentMethods).toEqual(['credit_card', 'purchase_order', 'invoice']);
    expect(isPaymentMethod('invoice')).toBe(true);
    expect(isPaymentMethod('cash')).toBe(false);
  });

  it('rate limiting (docs/protocol.md#plans, docs/protocol.md#platform-values)', () => {
    expect(rateLimitCategories).toEqual(['trigger', 'configuration', 'global']);
    expect(isRateLimitCategory('global')).toBe(true);
    expect(isRateLimitCategory('__proto__')).toBe(false);
    expect(rateLimitCosts).toEqual({ single: 1, bulk: 100 });
    expect(rateLimitWindowSeconds).toBe(5);
    expect(rateLimitBurstShare).toBe(0.1);
  });
});

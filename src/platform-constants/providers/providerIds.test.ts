import { describe, expect, expectTypeOf, it } from 'vitest';
import { integrationStatuses, isIntegrationStatus } from './integrationStatuses.ts';
import { isProviderId, providerOf } from './providerCatalogue.ts';
import {
  isPlatformOwnedProviderId,
  platformOwnedProviderIds,
  type UncataloguedEmailProviderId,
  uncataloguedProviderIds,
} from './providerIds.ts';

describe('ids about providers', () => {
  it('knows emailjs and clickatell in email without an entry (docs/protocol.md#providers)', () => {
    expect(uncataloguedProviderIds).toEqual({ email: ['emailjs', 'clickatell'] });
    expect(isProviderId('emailjs')).toBe(false);
    expect(providerOf('clickatell').channel).toBe('sms');
    expectTypeOf<UncataloguedEmailProviderId>().toEqualTypeOf<'emailjs' | 'clickatell'>();
  });

  it("knows the platform's own providers (docs/protocol.md#platform-values)", () => {
    expect(platformOwnedProviderIds).toEqual(['novu', 'novu-sms', 'novu-email']);
    for (const id of platformOwnedProviderIds) expect(isProviderId(id)).toBe(true);
    expect(isPlatformOwnedProviderId('novu')).toBe(true);
    expect(isPlatformOwnedProviderId('twilio')).toBe(false);
  });

  it('knows the integration statuses (docs/protocol.md#statuses)', () => {
    expect(integrationStatuses).toEqual(['ACTIVE', 'INACTIVE', 'ERROR']);
    expect(isIntegrationStatus('ACTIVE')).toBe(true);
    expect(isIntegrationStatus('active')).toBe(false);
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Channel, channels, isChannel } from './channels.ts';

describe('channels (docs/protocol.md#enumerations)', () => {
  it('are these five, in this order', () => {
    expect(channels).toEqual(['in_app', 'email', 'sms', 'chat', 'push']);
  });

  it('are told from anything else', () => {
    for (const channel of channels) expect(isChannel(channel)).toBe(true);
    for (const other of ['', 'IN_APP', 'inApp', '__proto__', 'length', 0, null, undefined, ['email'], {}]) {
      expect(isChannel(other)).toBe(false);
    }
  });

  it('are a literal union', () => {
    expectTypeOf<Channel>().toEqualTypeOf<'in_app' | 'email' | 'sms' | 'chat' | 'push'>();
    const value: unknown = 'sms';
    if (isChannel(value)) expectTypeOf(value).toEqualTypeOf<Channel>();
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Channel, channels, isChannel } from './channels.ts';

describe('channels (docs/protocol.md#enumerations)', () => {
  it('are these five, in this order', () => {
    expect(channels).toEqual(['in_app', 'email', 'sms', 'chat', 'push']);
  });

  it('are accepted by their guard, which refuses all else', () => {
    for (const channel of channels) expect(isChannel(channel)).toBe(true);
    for (const other of ['', 'IN_APP', 'inApp', '__proto__', 'length', 0, null, undefined, ['email'], {}]) {
      expect(isChannel(other)).toBe(false);
    }
  });

  it('are a union of literals that the guard narrows to', () => {
    expectTypeOf<Channel>().toEqualTypeOf<'in_app' | 'email' | 'sms' | 'chat' | 'push'>();
    const value: unknown = 'sms';
    if (isChannel(value)) expectTypeOf(value).toEqualTypeOf<Channel>();
  });
});

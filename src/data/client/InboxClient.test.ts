import { expect, onTestFinished, test } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';

const platform = mockPlatform();

test('in a browser without AbortSignal.any and AbortSignal.timeout, calls can be made and cancelled', async () => {
  const { any } = AbortSignal;
  const { throwIfAborted } = AbortSignal.prototype;
  onTestFinished(() => {
    Object.assign(AbortSignal, { any });
    Object.assign(AbortSignal.prototype, { throwIfAborted });
  });
  Object.assign(AbortSignal, { any: undefined });
  Object.assign(AbortSignal.prototype, { throwIfAborted: undefined });
  const world = platform();
  const client = inboxOf(world);
  await expect(client.call('organization')).resolves.toMatchObject({ data: expect.anything() });
  const call = client.call('organization', { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ code: 'aborted' });
});

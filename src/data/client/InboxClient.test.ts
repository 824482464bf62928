import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../../tests/support/askBackend.ts';
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
  await expect(ask(client, 'organization')).resolves.toMatchObject({ id: expect.any(String) });
  const call = ask(client, 'organization', AbortSignal.abort());
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

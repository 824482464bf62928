import { expect, test } from 'vitest';
import { base64Json } from './wireQuery.ts';

test('a payload in any language can be decoded from base64 unchanged', () => {
  const payload = { kind: 'größe 🎉', deep: { a: [1, null] } };
  expect(JSON.parse(Buffer.from(base64Json(payload), 'base64').toString('utf8'))).toEqual(payload);
});

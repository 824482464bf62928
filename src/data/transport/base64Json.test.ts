import { expect, test } from 'vitest';
import { base64Json } from './base64Json.ts';

test('a payload of any language survives base64', () => {
  const payload = { kind: 'größe 🎉', deep: { a: [1, null] } };
  expect(JSON.parse(Buffer.from(base64Json(payload), 'base64').toString('utf8'))).toEqual(payload);
});

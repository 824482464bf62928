import { expect, test, vi } from 'vitest';
import { readText } from './readText.ts';

const million = 'x'.repeat(1_000_000);

test('an answer is read as text, also where a character is cut in two', async () => {
  const bytes = new TextEncoder().encode('{"title":"Grüße 🎉"}');
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) {
        stream.enqueue(Uint8Array.of(byte));
      }
      stream.close();
    },
  });
  expect(await readText(new Response(body))).toBe('{"title":"Grüße 🎉"}');
  expect(await readText(new Response(null, { status: 204 }))).toBe('');
});

test('an answer of twenty million characters is read, and one that goes on is ended without being read to its end', async () => {
  expect(await readText(new Response(million.repeat(20)))).toHaveLength(20_000_000);
  const cancel = vi.fn();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 1;
      stream.enqueue(new TextEncoder().encode(million));
    },
    cancel,
  });
  expect(await readText(new Response(endless))).toHaveLength(20_000_000);
  expect(sent).toBeLessThan(25);
  expect(cancel).toHaveBeenCalledOnce();
});

test('where a page has no streams the whole text is taken, and no more of it used', async () => {
  const answer = (text: string) => ({ body: undefined, text: async () => text });
  expect(await readText(answer('[]'))).toBe('[]');
  expect(await readText(answer(`${million.repeat(20)}x`))).toBe(million.repeat(20));
});

test('an answer that breaks off fails', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
  await expect(readText(new Response(body))).rejects.toThrow('terminated');
});

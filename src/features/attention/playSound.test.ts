import { afterEach, expect, test, vi } from 'vitest';
import { playSound } from './playSound.ts';

afterEach(() => void vi.unstubAllGlobals());

const refuses = () => Promise.reject(new DOMException('', 'NotAllowedError'));
const throws = () => {
  throw new Error('Not implemented');
};

/** Whatever is to be done has been done. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['gives no promise, as in jsdom,', () => undefined],
  ['throws', throws],
  ['refuses', refuses],
])('a browser whose player %s plays nothing, and nothing else comes of it', async (_, play) => {
  const playing = vi.fn(play);
  vi.stubGlobal(
    'Audio',
    class {
      readonly play = playing;
    },
  );
  expect(() => playSound('/ding.mp3')).not.toThrow();
  await settle();
  expect(playing).toHaveBeenCalledOnce();
});

test.each([
  ['is missing', undefined],
  ['cannot be made', throws],
])('a browser whose sounds %s plays none', async (_, context) => {
  vi.stubGlobal('AudioContext', context);
  expect(() => playSound(true)).not.toThrow();
  await settle();
});

test.each([
  ['throws', throws],
  ['refuses', refuses],
  ['gives nothing', () => undefined],
])('a sound plays to its end where a browser that is to free it %s', async (_, close) => {
  const closing = vi.fn(close);
  const node = { connect: (next: unknown) => next, gain: { setTargetAtTime() {} }, frequency: {} };
  const oscillator = { ...node, start: vi.fn(), stop() {}, onended() {} };
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly resume = () => undefined;
      readonly createGain = () => node;
      readonly createOscillator = () => oscillator;
      readonly close = closing;
    },
  );
  playSound(true);
  await settle();
  expect(oscillator.start).toHaveBeenCalledOnce();
  expect(() => oscillator.onended()).not.toThrow();
  await settle();
  expect(closing).toHaveBeenCalledOnce();
});

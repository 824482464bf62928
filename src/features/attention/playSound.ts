import { attempt } from '../../base/index.ts';

/** How long carillon's own sound is, in seconds. */
const lengthS = 0.5;

/** For how long a sound is of use, in milliseconds. */
const useMs = 1_000;

/** Plays a sound once: the one at a URL, or one of carillon's. Nothing where the browser wants the reader to use the page first. */
export function playSound(sound: true | string): void {
  void attempt(sound === true ? playTones : () => new Audio(sound).play());
}

async function playTones(): Promise<void> {
  const context = new AudioContext();
  const close = () => attempt(() => context.close());
  // It may wait for the reader's next press, and then nobody knows what the sound is about.
  const giveUp = setTimeout(close, useMs);
  await context.resume();
  clearTimeout(giveUp);
  const at = context.currentTime;
  const gain = context.createGain();
  gain.gain.value = 0.1;
  gain.gain.setTargetAtTime(0, at, lengthS / 5);
  const oscillator = context.createOscillator();
  oscillator.frequency.value = 880;
  oscillator.connect(gain).connect(context.destination);
  oscillator.onended = close;
  oscillator.start(at);
  oscillator.stop(at + lengthS);
}

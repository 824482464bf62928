import './fakeDom.ts';
import { onTestFinished, vi } from 'vitest';

/** What an inbox could leave behind on its page, counted from now to the end of the test. */
export function watchLeftovers() {
  const timers = new Set<unknown>();
  const listeners = new Set<string>();
  const channels = new Set<unknown>();

  const timersOf = <Set extends typeof setTimeout | typeof setInterval>(set: Set, once: boolean) =>
    Object.assign((act: () => void, delayMs?: number, ...rest: unknown[]) => {
      const run = (...given: unknown[]) => {
        if (once) {
          timers.delete(timer);
        }
        Reflect.apply(act, undefined, given);
      };
      const timer: unknown = Reflect.apply(set, undefined, [run, delayMs, ...rest]);
      timers.add(timer);
      return timer;
    }, set);
  const clear = (native: typeof clearTimeout) => (timer: NodeJS.Timeout | undefined) => {
    timers.delete(timer);
    native(timer);
  };
  vi.stubGlobal('setTimeout', timersOf(setTimeout, true));
  vi.stubGlobal('setInterval', timersOf(setInterval, false));
  vi.stubGlobal('clearTimeout', clear(clearTimeout));
  vi.stubGlobal('clearInterval', clear(clearInterval));

  const numbers = new WeakMap<object, number>();
  let nextNumber = 0;
  const numberOf = (listener: object) => {
    const number = numbers.get(listener) ?? nextNumber++;
    numbers.set(listener, number);
    return number;
  };
  for (const [name, target] of Object.entries({ window, document })) {
    const add = target.addEventListener;
    const remove = target.removeEventListener;
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const key = `${name} ${type} ${numberOf(listener)}`;
      listeners.add(key);
      options?.signal?.addEventListener('abort', () => listeners.delete(key));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener) => {
      listeners.delete(`${name} ${type} ${numberOf(listener)}`);
      remove.call(target, type, listener);
    };
    onTestFinished(() => void Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  }

  class CountedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
    override close() {
      channels.delete(this);
      super.close();
    }
  }
  vi.stubGlobal('BroadcastChannel', CountedChannel);
  onTestFinished(() => void vi.unstubAllGlobals());

  return () => ({ timers: timers.size, listeners: [...listeners], channels: channels.size });
}

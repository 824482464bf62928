/** The `BroadcastChannel` of tabs in one process. Every name and every message is added to `said`. */
export function fakeChannels(said: unknown[] = []) {
  const channels = new Set<FakeChannel>();

  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      said.push(name);
      channels.add(this);
    }
    postMessage(message: unknown): void {
      if (!channels.has(this)) {
        throw new DOMException('Closed', 'InvalidStateError');
      }
      const data: unknown = structuredClone(message);
      said.push(data);
      for (const other of channels) {
        if (other !== this && other.name === this.name) {
          queueMicrotask(
            () => channels.has(other) && other.dispatchEvent(new MessageEvent('message', { data })),
          );
        }
      }
    }
    close(): void {
      channels.delete(this);
    }
  }

  return { channels, FakeChannel };
}

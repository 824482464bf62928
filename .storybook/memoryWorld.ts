import { type MemoryBackend, memoryBackend } from '../src/backends/index.ts';
import { messageFromWire } from '../src/data/backends/widget/fromWire.ts';
import { parseMessage } from '../src/data/model/parseMessage.ts';
import type { World } from '../src/mocks/index.ts';

/** A world whose messages a backend in memory has. */
export interface MemoryWorld {
  readonly backend: MemoryBackend;
  /** The world for `play`: its messages are those of the backend. */
  readonly world: World;
}

/** Moves the messages of a world into a backend in memory, which is to be asked in its place. */
export function memoryWorld(world: World): MemoryWorld {
  const sent = world.messages();
  const backend = memoryBackend({
    id: world.backendUrl,
    messages: sent.flatMap((message) => parseMessage(messageFromWire(message)) ?? []),
  });
  const messages: World['messages'] = (subscriberId = world.subscriberId) =>
    backend.messages(subscriberId).flatMap(({ id, read, seen }) => {
      const message = sent.find(({ _id }) => _id === id);
      return message === undefined ? [] : { ...message, read, seen };
    });
  return { backend, world: { ...world, messages } };
}

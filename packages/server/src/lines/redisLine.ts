import type { InboxLine } from './InboxLine.ts';
import { relayedLine } from './relayedLine.ts';

/** What is used of a client of `redis` or `ioredis` that publishes. */
export interface RedisPublisher {
  publish(channel: string, text: string): Promise<unknown>;
}

/** What is used of another client, which subscribes. Both libraries connect and subscribe again by themselves. */
export interface RedisSubscriber {
  subscribe(channel: string, hear: (first: unknown, second: unknown) => void): Promise<unknown>;
  on(event: string, hear: (...given: unknown[]) => void): unknown;
  unsubscribe(channel: string): Promise<unknown>;
}

/** How a line uses Redis or Valkey. */
export interface RedisLineOptions {
  /** A client that is connected, or connects by itself. */
  readonly publisher: RedisPublisher;
  /** Another client: one that has subscribed can do nothing else. */
  readonly subscriber: RedisSubscriber;
  /** @default 'carillon' */
  readonly channel?: string;
}

/** A line for several processes over Redis or Valkey, by its publications. Open streams are also looked after every 25 seconds. */
export function redisLine({ publisher, subscriber, channel = 'carillon' }: RedisLineOptions): InboxLine {
  return relayedLine({
    publish: (text) => publisher.publish(channel, text),
    async subscribe({ hear, opened }) {
      // `redis` calls it with a text and its channel, `ioredis` with what has become of the subscription.
      const heard = (text: unknown, from: unknown) => {
        if (typeof text === 'string' && from === channel) {
          hear(text);
        }
      };
      await subscriber.subscribe(channel, heard);
      subscriber.on('message', (from, text) => heard(text, from));
      opened();
      subscriber.on('ready', opened);
      return () => subscriber.unsubscribe(channel).catch(() => {});
    },
  });
}

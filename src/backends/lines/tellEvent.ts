import { isRecord, type LineListener } from '../../data/index.ts';
import { messageFrom } from '../wire/messageFrom.ts';
import type { WireOptions } from '../wire/WireOptions.ts';

/** Tells what an event of the protocol says; one of another name says nothing. @source docs/rest-protocol.md#events */
export function tellEvent(
  event: string,
  data: unknown,
  listener: Omit<LineListener, 'opened' | 'closed'>,
  map: WireOptions['map'],
): void {
  if (isRecord(data) && event === 'message') {
    listener.message(messageFrom(data, map));
  } else if (isRecord(data) && event === 'counts') {
    listener.counts(data);
  } else if (['message', 'counts', 'hint'].includes(event)) {
    listener.hint();
  }
}

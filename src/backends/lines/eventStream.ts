/** The members of an event that are used, as they were sent. */
export type StreamEvent = { readonly [Name in 'data' | 'event' | 'id']?: string };

/** The longest event, in characters. What goes on without an end would fill the memory. @source docs/rest-protocol.md#events */
export const maxEvent = 1_000_000;

/**
 * Parses `text/event-stream`: give it the text as it comes, in pieces of any size. An event counts once the blank line after it is there.
 * Throws if an event, or a line of any kind, is too long.
 */
export function parseEvents(take: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let length = 0;
  let event: { -readonly [Name in keyof StreamEvent]: string } = {};

  function check(more: number): void {
    if (length + more > maxEvent) {
      throw new Error(`An event has more than ${maxEvent} characters`);
    }
  }

  return (text) => {
    // A carriage return at the end may be the first half of a line's end.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)/s.exec(line) ?? [];
      check(line.length);
      if (!line) {
        take(event);
        event = {};
        length = 0;
      } else if (name === 'data' || name === 'event' || name === 'id') {
        event[name] = name === 'data' && name in event ? `${event.data}\n${value}` : value;
        length += line.length;
      }
    }
    check(rest.length);
  };
}

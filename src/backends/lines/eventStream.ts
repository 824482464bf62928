/** The members of an event as they were sent. */
export type StreamEvent = Readonly<Record<string, string>>;

/** The longest event, in characters. What goes on without an end would fill the memory. */
const maxLength = 1_000_000;

/**
 * Parses `text/event-stream`: give it the text as it comes, in pieces of any size. An event counts once the blank line after it is there.
 * Throws if an event has no end.
 */
export function parseEvents(take: (event: StreamEvent) => void): (text: string) => void {
  let rest = '';
  let event: Record<string, string> = {};
  return (text) => {
    // A carriage return at the end may be the first half of a line's end.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)/s.exec(line) ?? [];
      if (!line) {
        take(event);
        event = {};
      } else {
        event[name] = name === 'data' && name in event ? `${event.data}\n${value}` : value;
      }
    }
    if (rest.length + (event.data?.length ?? 0) > maxLength) {
      throw new Error('Too long');
    }
  };
}

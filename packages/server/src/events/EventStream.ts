/** As many bytes wait for a page that does not read. It then comes back, and asks for everything. */
const maxWaiting = 1_000_000;

/** The answer to `GET /events`. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Sends a text, or ends the stream of a page that does not read. */
  send(text: string): void;
  end(): void;
}

/** Opens a stream; `ended` is called once, whoever ends it. */
export function openStream(signal: AbortSignal, ended: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    const open = controller;
    controller = undefined;
    if (open !== undefined) {
      signal.removeEventListener('abort', end);
      ended();
      try {
        open.close();
      } catch {
        // Whoever read it has ended it.
      }
    }
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
        // So that what is in between sees that it is a stream.
        opened.enqueue(encoder.encode(': welcome\n\n'));
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaiting }),
  );
  signal.addEventListener('abort', end);
  const send = (text: string) => {
    if ((controller?.desiredSize ?? 0) <= 0) {
      end();
    } else {
      controller?.enqueue(encoder.encode(text));
    }
  };
  return { body, send, end };
}

/** An event as it is sent. */
export function eventText(name: 'message' | 'counts' | 'hint', data?: object, id?: string): string {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    `event: ${name}`,
    `data: ${data ? JSON.stringify(data) : ''}`,
  ];
  return `${lines.join('\n')}\n\n`;
}

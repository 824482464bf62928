// A reader's requests, among which the stream of events can be listened to, and ended.

/** A `fetch` that keeps what a stream of events has brought, comments included, and can end it as a network does. */
export function watchedFetch(send = fetch) {
  let text = '';
  const streams = new Set();
  return {
    text: () => text,
    breakLine() {
      for (const end of streams) {
        end();
      }
    },
    async fetch(input, init) {
      const response = await send(input, init);
      if (response.body === null || !response.headers.get('Content-Type')?.includes('text/event-stream')) {
        return response;
      }
      const [reader, decoder] = [response.body.getReader(), new TextDecoder()];
      let end = () => {};
      const leave = (reason) => {
        streams.delete(end);
        return reader.cancel(reason).catch(() => {});
      };
      const body = new ReadableStream({
        start(controller) {
          end = () => {
            controller.close();
            leave();
          };
          streams.add(end);
        },
        async pull(controller) {
          const { done, value } = await reader.read();
          if (!streams.has(end)) {
            return;
          }
          if (done) {
            end();
          } else {
            text += decoder.decode(value, { stream: true });
            controller.enqueue(value);
          }
        },
        cancel: leave,
      });
      return new Response(body, response);
    },
  };
}

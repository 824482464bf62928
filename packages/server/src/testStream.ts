import { onTestFinished } from 'vitest';
import type { InboxServer } from './InboxServer.ts';
import { testPage } from './testPage.ts';

/** The stream of a reader for the time of a test, perhaps from an event on. */
export async function listenTo(server: InboxServer, reader: string, lastId?: string) {
  const page = testPage(server, reader);
  const { body } = await page.call('GET', '/events', undefined, lastId ? { 'Last-Event-ID': lastId } : {});
  const stream = body?.getReader();
  onTestFinished(() => stream?.cancel());
  let text = '';
  let isOver = false;
  void (async () => {
    const decoder = new TextDecoder();
    for (let part = await stream?.read(); part?.value !== undefined; part = await stream?.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
    isOver = true;
  })();
  return { text: () => text, isOver: () => isOver, end: () => stream?.cancel() };
}

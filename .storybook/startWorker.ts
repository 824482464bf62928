import { isCommonAssetRequest } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { createWorld, handlers } from '../src/mocks/index.ts';

/** What answers between stories: one that was left is still drawn for a moment, and its world is gone. This one knows none of its calls, and ends them. */
export const handlersAtRest = () => handlers(createWorld({ messages: 0 }));

/** Lets MSW answer in this page. Only files are requested from other hosts: a call without a handler fails with an error. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...handlersAtRest());
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (new URL(request.url).origin !== location.origin && !isCommonAssetRequest(request)) {
        print.error();
      }
    },
  });
  return worker;
}

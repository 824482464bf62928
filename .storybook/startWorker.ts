import { isCommonAssetRequest } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { createWorld, handlers } from '../src/mocks/index.ts';

/** Lets MSW answer in this page. Only files are requested from other hosts: a call without a handler fails with an error. */
export async function startWorker(): Promise<SetupWorker> {
  // A story that was left is still drawn for a moment, and its world is gone: this one knows none of its calls, and ends them.
  const worker = setupWorker(...handlers(createWorld({ messages: 0 })));
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

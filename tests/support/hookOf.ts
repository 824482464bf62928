import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { InboxClient } from '../../src/data/client/InboxClient.ts';
import { InboxClientContext } from '../../src/data/client/InboxClientContext.ts';

/** What a hook returns at its first render under a client. It is rendered on the server, so no effect runs. */
export function hookOf<Result>(client: InboxClient | null, useHook: () => Result): Result {
  const results: Result[] = [];
  const probe = createElement(Probe, { run: () => void results.push(useHook()) });
  renderToString(createElement(InboxClientContext.Provider, { value: client }, probe));
  const [first] = results;
  if (first === undefined) {
    throw new Error('The hook returned nothing');
  }
  return first;
}

function Probe({ run }: { run: () => void }) {
  run();
  return null;
}

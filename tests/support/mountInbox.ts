import './fakeDom.ts';
import { createElement } from 'react';
import { InboxDataProvider } from '../../src/data/engine/InboxDataProvider.tsx';
import type { InboxDataProviderProps } from '../../src/data/engine/providerProps.ts';
import type { World } from '../../src/mocks/index.ts';
import { mountReact } from './mountReact.ts';

/** A mounted provider of a mock world with a part below it; by default without a socket. */
export function mountInbox<Seen>(
  world: World,
  useProbe: () => Seen,
  props: Partial<InboxDataProviderProps> = {},
) {
  const seen: Seen[] = [];
  const identity = {
    applicationIdentifier: world.applicationIdentifier,
    subscriberId: world.subscriberId,
    backendUrl: world.backendUrl,
  };
  const inbox = (own: Partial<InboxDataProviderProps>) =>
    createElement(
      InboxDataProvider,
      { ...identity, ...own },
      createElement(Probe, { run: () => void seen.push(useProbe()) }),
    );
  const page = mountReact(inbox(props));
  return {
    /** The return value of the part's hook at its last render. */
    get now(): Seen {
      return seen[seen.length - 1] as Seen;
    },
    /** Its return values at every render. */
    seen,
    render: (own: Partial<InboxDataProviderProps>) => page.render(inbox(own)),
    unmount: page.unmount,
    leave: page.leave,
  };
}

function Probe({ run }: { run: () => void }) {
  run();
  return null;
}

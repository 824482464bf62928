import './fakeDom.ts';
import { createElement } from 'react';
import { type INovuProviderProps, NovuProvider } from '../../src/legacy/index.ts';
import type { World } from '../../src/mocks/index.ts';
import { mountReact } from './mountReact.ts';

/** A mounted `NovuProvider` of a mock world, without a socket, and what a part below it uses at each render. */
export function mountLegacy<Seen>(
  world: World,
  useProbe: () => Seen,
  props: Partial<INovuProviderProps> = {},
) {
  const seen: Seen[] = [];
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const page = () =>
    createElement(
      NovuProvider,
      { applicationIdentifier, subscriberId, backendUrl, ...props },
      createElement(Probe, { run: () => void seen.push(useProbe()) }),
    );
  const { render, unmount } = mountReact(page());
  return {
    /** What the part saw at its last render. */
    get now(): Seen {
      return seen[seen.length - 1] as Seen;
    },
    /** What it saw at every render. */
    seen,
    again: () => render(page()),
    unmount,
  };
}

function Probe({ run }: { run: () => void }) {
  run();
  return null;
}

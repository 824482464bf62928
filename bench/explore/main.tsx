import { createRoot } from 'react-dom/client';
import { InboxPopover, InboxProvider } from '../../src/inbox/index.ts';
import { createWorld, handlers } from '../../src/mocks/index.ts';
import { getResponse } from 'msw';
const q = new URLSearchParams(location.search);
const world = createWorld({ messages: 14 });
const all = handlers(world).filter((h) => 'info' in h && 'method' in (h as any).info);
const log: string[] = [];
Object.assign(globalThis, { log, world });
const kinds: Record<string, () => Response | Promise<Response>> = {
  '500': () => Response.json({ message: 'x' }, { status: 500 }),
  '429': () => Response.json({ message: 'x' }, { status: 429 }),
  '429r': () => Response.json({ message: 'x' }, { status: 429, headers: { 'Retry-After': '1' } }),
  '503html': () => new Response('<h1>no</h1>', { status: 503 }),
  '401': () => Response.json({ message: 'x' }, { status: 401 }),
  '403': () => Response.json({ message: 'x' }, { status: 403 }),
  '404': () => Response.json({ message: 'x' }, { status: 404 }),
  '204': () => new Response(null, { status: 204 }),
  null: () => Response.json(null),
  empty: () => Response.json({}),
  dataempty: () => Response.json({ data: [] }),
  html: () => new Response('<html>'),
  hang: () => new Promise<Response>(() => {}),
  drop: () => Promise.reject(new TypeError('Failed to fetch')),
};
const bad = q.get('path') ?? 'none';
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  log.push(`${request.method} ${pathname}`);
  if (`${request.method} ${pathname}`.match(new RegExp(bad))) return kinds[q.get('kind') ?? '500']!();
  const response = await getResponse(all as any, request);
  return response ?? new Response('{}', { status: 404 });
};
createRoot(document.getElementById('root')!).render(
  <InboxProvider applicationIdentifier={world.applicationIdentifier} subscriberId={world.subscriberId} backendUrl={world.backendUrl} socketUrl={undefined} usageLog>
    <InboxPopover />
  </InboxProvider>,
);
addEventListener('click', (e) => { if ((e.target as Element).closest?.('a')) e.preventDefault(); }, true);
(globalThis as any).navigation?.addEventListener('navigate', (e: any) => e.preventDefault());

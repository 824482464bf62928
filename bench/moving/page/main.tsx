import { createRoot } from 'react-dom/client';
import { pages } from '../../../stories/legacy/hosts/pages.ts';
import '../../../dist/styles.css';

const asked = new URLSearchParams(location.search);
const platform = asked.get('platform') ?? '';
const identity = {
  applicationIdentifier: 'demo-app',
  subscriberId: asked.get('subscriberId') ?? '',
  backendUrl: platform,
  socketUrl: platform,
};
const page = Object.entries(pages).find(([name]) => name === asked.get('page'))?.[1];
Object.assign(globalThis, {
  pageSteps: Object.fromEntries(
    Object.entries(pages).map(([name, { title, steps }]) => [name, { title, steps }]),
  ),
});
const root = document.getElementById('root');
if (page !== undefined && root !== null) {
  createRoot(root).render(<page.Host identity={identity} />);
}

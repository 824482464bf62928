import { InboxPanel, InboxProvider } from 'carillon';
import { memoryBackend } from 'carillon/data';
import { keys } from 'carillon/features';
import { createRoot } from 'react-dom/client';
import { pin } from './pin.tsx';
import 'carillon/styles.css';

const hour = 3_600_000;
const titles = [
  'Maya mentioned you in Q4 launch plan',
  'The nightly build is green',
  'Your invoice is ready',
];
const backend = memoryBackend({
  messages: titles.map((title, index) => ({
    id: `message-${index}`,
    title,
    read: false,
    seen: true,
    createdAt: new Date(Date.now() - (index * 20 + 1) * hour).toISOString(),
  })),
});
const features = [pin, keys()];
const locale = new URLSearchParams(location.search).get('locale') ?? 'en';

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <InboxProvider subscriberId="ana" backend={backend} features={features} locale={locale}>
    <InboxPanel style={{ blockSize: 480, inlineSize: 400 }} />
  </InboxProvider>,
);

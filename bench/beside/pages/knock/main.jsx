import {
  KnockFeedProvider,
  KnockProvider,
  NotificationFeedPopover,
  NotificationIconButton,
} from '@knocklabs/react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@knocklabs/react/dist/index.css';

const platform = new URLSearchParams(location.search).get('platform');

function Bell() {
  const [isVisible, setIsVisible] = useState(false);
  const button = useRef(null);
  return (
    <>
      <NotificationIconButton ref={button} onClick={() => setIsVisible(!isVisible)} />
      <NotificationFeedPopover buttonRef={button} isVisible={isVisible} onClose={() => setIsVisible(false)} />
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <KnockProvider apiKey="pk_test_bench" user={{ id: 'reader' }} host={platform}>
    <KnockFeedProvider feedId="5d9a4b1c-0000-4000-8000-000000000001">
      <Bell />
    </KnockFeedProvider>
  </KnockProvider>,
);

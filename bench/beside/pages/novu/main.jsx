import { Inbox } from '@novu/react';
import { createRoot } from 'react-dom/client';

const platform = new URLSearchParams(location.search).get('platform');
createRoot(document.getElementById('root')).render(
  <Inbox applicationIdentifier="bench" subscriberId="reader" backendUrl={platform} socketUrl={platform} />,
);

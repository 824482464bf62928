import { NotificationBell, NovuProvider, PopoverNotificationCenter } from '@novu/notification-center';
import { createRoot } from 'react-dom/client';

const platform = new URLSearchParams(location.search).get('platform');

createRoot(document.getElementById('root')).render(
  <NovuProvider
    applicationIdentifier="demo-app"
    subscriberId="reader"
    backendUrl={platform}
    socketUrl={platform}
  >
    <PopoverNotificationCenter colorScheme="light">
      {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
    </PopoverNotificationCenter>
  </NovuProvider>,
);

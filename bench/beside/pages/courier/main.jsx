import { CourierInboxPopupMenu, useCourier } from '@trycourier/courier-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const platform = new URLSearchParams(location.search).get('platform');
const apiUrls = {
  courier: { rest: platform, graphql: `${platform}/courier` },
  inbox: { graphql: `${platform}/courier`, webSocket: platform.replace('http', 'ws') },
};

function Bell() {
  const courier = useCourier();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as Courier's own documentation has it
  useEffect(() => courier.shared.signIn({ userId: 'reader', jwt: 'header.e30.none', apiUrls }), []);
  return <CourierInboxPopupMenu />;
}

createRoot(document.getElementById('root')).render(<Bell />);

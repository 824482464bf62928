import { fetchInboxSnapshot } from 'carillon/server';
import { Suspense } from 'react';
import { currentUser } from '../currentUser';
import { Panel } from './Panel';

async function Started() {
  const { id, inboxHash } = await currentUser();
  const inbox = {
    applicationIdentifier: 'demo-app',
    subscriberId: id,
    backendUrl: process.env.BACKEND_URL,
  };
  const initialState = await fetchInboxSnapshot({
    ...inbox,
    subscriberHash: inboxHash,
    organization: true,
    signal: AbortSignal.timeout(20_000),
  });
  return <Panel {...inbox} initialState={initialState} />;
}

export default function Page() {
  return (
    <Suspense>
      <Started />
    </Suspense>
  );
}

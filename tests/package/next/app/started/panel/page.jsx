import { inboxOf, reader } from '../../reader.js';
import { Notifications } from '../Notifications';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const identity = await reader();
  return <Notifications {...identity} initialState={await inboxOf(identity)} view="panel" />;
}

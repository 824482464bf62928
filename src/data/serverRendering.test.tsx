import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as data from '../data.ts';

const identity = {
  applicationIdentifier: 'app',
  subscriberId: 'ada',
  backendUrl: 'https://api.carillon.test',
};

function Everything() {
  const { held } = data.useUndo();
  data.useMessages();
  data.useMessage('a');
  data.useCount();
  data.useLastVisit([]);
  data.useUpdateMessages();
  data.useAnswerMessage();
  data.useWaitingActions();
  data.useFailedActions();
  data.usePreferences();
  data.useGlobalPreferences();
  data.useUpdatePreferences();
  data.usePreferencesSaving();
  data.usePrefetchMessages();
  data.usePrefetchPreferences();
  data.useReadOnVisit('/tasks');
  data.useSession();
  data.useLogout();
  data.useSignIn();
  data.useConnection();
  data.useInboxEvent('message', () => {});
  data.useOrganization();
  data.useLogUsage();
  return <p>{`${data.useSessionState()}, held: ${String(held?.id)}`}</p>;
}

test('no hook reads the clock or draws a random number on a server, which Next.js refuses in a page that it builds ahead', () => {
  const random = vi.spyOn(Math, 'random');
  const now = vi.spyOn(Date, 'now');
  const html = renderToString(
    <data.InboxDataProvider {...identity}>
      <Everything />
    </data.InboxDataProvider>,
  );
  expect(html).toContain('held: undefined');
  expect(random).not.toHaveBeenCalled();
  expect(now).not.toHaveBeenCalled();
});

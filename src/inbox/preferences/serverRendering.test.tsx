import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InboxProvider } from '../../features/InboxProvider.tsx';
import { InboxPreferences, Preferences } from '../index.ts';

const identity = {
  applicationIdentifier: 'app',
  subscriberId: 'ada',
  backendUrl: 'https://api.carillon.test',
};

test('fault 70: on a server the preferences render their skeleton, and nothing is requested', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const html = renderToString(
    <InboxProvider {...identity}>
      <InboxPreferences />
    </InboxProvider>,
  );
  expect(html).toContain('Loading settings');
  expect(fetched).not.toHaveBeenCalled();
});

test('a part outside its parent says which part it is and what it needs', () => {
  expect(() => renderToString(<Preferences.Sort value="name" onValueChange={() => {}} />)).toThrow(
    '`Preferences.Sort` was rendered outside `InboxProvider`',
  );
  const withoutRoot = (
    <InboxProvider {...identity}>
      <Preferences.SaveStatus />
    </InboxProvider>
  );
  expect(() => renderToString(withoutRoot)).toThrow(
    '`Preferences.SaveStatus` was rendered outside `Inbox.Root`',
  );
});

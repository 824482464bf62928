import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotificationBell } from './NotificationBell.tsx';
import { NovuProvider } from './NovuProvider.tsx';
import { PopoverNotificationCenter } from './PopoverNotificationCenter.tsx';
import { useNotifications } from './useNotifications.ts';

function Count() {
  return <output>{useNotifications().unseenCount}</output>;
}

test('legacy components render on a server: the bell has its place, and no count yet', () => {
  const markup = renderToString(
    <NovuProvider applicationIdentifier="app" subscriberId="ana" backendUrl="https://api.test">
      <PopoverNotificationCenter colorScheme="light">
        {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
      </PopoverNotificationCenter>
      <Count />
    </NovuProvider>,
  );
  expect(markup).toMatch(/<button[^>]*aria-haspopup="dialog"/);
  expect(markup).toContain('<output>0</output>');
  // A strict policy refuses inline styles, and hydration would not write them again.
  expect(markup).not.toContain('style=');
});

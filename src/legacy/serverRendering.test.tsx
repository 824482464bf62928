import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotificationBell } from './bell/NotificationBell.tsx';
import { PopoverNotificationCenter } from './panel/PopoverNotificationCenter.tsx';
import { NovuProvider } from './provider/NovuProvider.tsx';
import { useNotifications } from './requests/useNotifications.ts';

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

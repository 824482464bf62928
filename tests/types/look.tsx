// What a screen looks like is said on the screen: the provider has who the subscriber is and where the backend is.
import { Inbox, InboxPanel, InboxPopover, InboxPreferences, InboxProvider } from 'carillon';

const identity = { applicationIdentifier: 'app', subscriberId: 'ada', backendUrl: 'https://api.example.com' };
const tokens = { color: { accent: '#0b7a53' } } as const;

export const screens = (
  <InboxProvider {...identity}>
    <InboxPopover
      theme="dark"
      tokens={tokens}
      branding={false}
      contentFormat="html"
      undoMs={0}
      container={null}
    />
    <InboxPanel
      theme="dark"
      tokens={tokens}
      branding={false}
      contentFormat="html"
      undoMs={0}
      container={null}
    />
    <InboxPreferences theme="dark" tokens={tokens} />
    <Inbox.Root
      theme="dark"
      tokens={tokens}
      branding={false}
      contentFormat="html"
      undoMs={0}
      container={null}
    />
  </InboxProvider>
);

// @ts-expect-error A theme that does not exist.
export const misspelled = <InboxPopover theme="drak" />;
// @ts-expect-error The theme belongs to a screen.
export const themed = <InboxProvider {...identity} theme="dark" />;
// @ts-expect-error So do the tokens,
export const tokened = <InboxProvider {...identity} tokens={tokens} />;
// @ts-expect-error the look of the organization,
export const branded = <InboxProvider {...identity} branding={false} />;
// @ts-expect-error the format of bodies,
export const formatted = <InboxProvider {...identity} contentFormat="html" />;
// @ts-expect-error the time to undo,
export const undone = <InboxProvider {...identity} undoMs={0} />;
// @ts-expect-error and the place of popovers.
export const placed = <InboxProvider {...identity} container={null} />;

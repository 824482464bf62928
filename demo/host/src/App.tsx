import { archivedTab, InboxPopover, InboxProvider, snoozedTab } from 'carillon';
import { inboxBackend } from 'carillon/backends';
import { useEffect, useState } from 'react';
import { Dashboard } from './Dashboard.tsx';
import { type Look, LookPicker } from './LookPicker.tsx';
import { NotifyPanel } from './NotifyPanel.tsx';
import type { Reader } from './reader.ts';
import { SignedOut } from './SignedOut.tsx';
import { SignOut } from './SignOut.tsx';

const platform = { backendUrl: location.origin, socketUrl: location.origin };

/** `?backend=inbox` goes by the platform's inbox API, which has archive and snooze, in place of the widget's. */
const isInboxApi = new URLSearchParams(location.search).get('backend') === 'inbox';
const server = isInboxApi
  ? { backend: inboxBackend(platform), tabs: [{ tabId: 'all', label: 'Inbox' }, snoozedTab, archivedTab] }
  : platform;

/** An ordinary app with the inbox in its header. */
export function App({ reader }: { reader: Reader }) {
  const [look, setLook] = useState<Look>({ theme: 'system', locale: 'en' });
  const [page, setPage] = useState<string | null>(null);
  const [signedOut, setSignedOut] = useState(false);

  useEffect(() => {
    document.documentElement.dataset.theme = look.theme;
    document.documentElement.dir = look.locale === 'ar' ? 'rtl' : 'ltr';
  }, [look]);

  if (signedOut) return <SignedOut />;

  return (
    <InboxProvider
      applicationIdentifier={reader.applicationIdentifier}
      subscriberId={reader.subscriberId}
      {...(reader.subscriberHash ? { subscriberHash: reader.subscriberHash } : {})}
      {...server}
      locale={look.locale}
      navigate={setPage}
    >
      <header className="topbar">
        <a className="brand" href="/">
          <span className="mark" aria-hidden="true" /> Atlas
        </a>
        <nav className="links" aria-label="Main">
          <a href="#projects" aria-current="page">
            Projects
          </a>
          <a href="#roadmap">Roadmap</a>
          <a href="#people">People</a>
        </nav>
        <span className="grow" />
        <LookPicker look={look} onChange={setLook} />
        <InboxPopover theme={look.theme} />
        <span className="me" role="img" aria-label={`Signed in as ${reader.name}`}>
          {reader.name.slice(0, 1)}
        </span>
        <SignOut onSignedOut={() => setSignedOut(true)} />
      </header>
      <main className="page">
        {page !== null && (
          <p className="visited" role="status">
            The app’s router went to <code>{page}</code>
          </p>
        )}
        <div className="columns">
          <Dashboard />
          <NotifyPanel />
        </div>
      </main>
    </InboxProvider>
  );
}

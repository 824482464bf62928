import { InboxPopover, InboxProvider } from 'carillon';
import { useReadOnVisit } from 'carillon/data';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Dashboard } from './Dashboard.tsx';
import { backend, canAnswerTogether, features, list, slots, tabs } from './inboxOptions.tsx';
import { Link } from './Link.tsx';
import { type Look, LookPicker } from './LookPicker.tsx';
import { NotifyPanel } from './NotifyPanel.tsx';
import type { Reader } from './reader.ts';
import { go, useAddress } from './router.ts';
import { SignedOut } from './SignedOut.tsx';
import { SignOut } from './SignOut.tsx';

/** With the page, the parts of the inbox that the bell loads late. */
const InboxRoute = lazy(async () => ({ default: (await import('./InboxRoute.tsx')).InboxRoute }));

/** An ordinary app with the inbox in its header, and as a page of its own. */
export function App({ reader }: { reader: Reader }) {
  const [look, setLook] = useState<Look>({ theme: 'system', locale: 'en' });
  const [signedOut, setSignedOut] = useState(false);
  const address = useAddress();
  const isHome = /^\/(index\.html)?([?#]|$)/.test(address);
  const isInbox = /^\/inbox([/?#]|$)/.test(address);

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
      backend={backend}
      tabs={tabs}
      features={features}
      locale={look.locale}
      navigate={go}
      canAnswerTogether={canAnswerTogether}
    >
      <header className="topbar">
        <Link className="brand" href="/">
          <span className="mark" aria-hidden="true" /> Atlas
        </Link>
        <nav className="links" aria-label="Main">
          <Link href="/" aria-current={isInbox ? undefined : 'page'}>
            Projects
          </Link>
          <Link href="/inbox" aria-current={isInbox ? 'page' : undefined}>
            Inbox
          </Link>
        </nav>
        <span className="grow" />
        <LookPicker look={look} onChange={setLook} />
        <InboxPopover theme={look.theme} list={list} slots={slots} />
        <span className="me" role="img" aria-label={`Signed in as ${reader.name}`}>
          {reader.name.slice(0, 1)}
        </span>
        <SignOut onSignedOut={() => setSignedOut(true)} />
      </header>
      {isInbox ? (
        <Suspense fallback={<main className="inboxPage" aria-busy="true" />}>
          <InboxRoute theme={look.theme} />
        </Suspense>
      ) : (
        <main className="page">
          {!isHome && <Visited address={address} />}
          <div className="columns">
            <Dashboard />
            <NotifyPanel />
          </div>
        </main>
      )}
    </InboxProvider>
  );
}

/** Where the router went, in place of a page of its own: messages that lead here are read by being here. */
function Visited({ address }: { address: string }) {
  useReadOnVisit(address);
  return (
    <p className="visited" role="status">
      The app’s router went to <code>{address}</code>. What leads here is read, but for what waits for an
      answer.
    </p>
  );
}

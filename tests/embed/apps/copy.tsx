// An inbox with all that a page has once. It is bundled twice, so that a page has two copies of carillon that know nothing of each other.
import 'carillon/styles.css';
import { Inbox, InboxPopover, InboxProvider } from 'carillon';
import { useConnection } from 'carillon/data';
import { keys } from 'carillon/features';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const features = [keys()];

interface Options {
  readonly url: string;
  readonly application: string;
  readonly reader: string;
  readonly label: string;
}

/** Tells the page how the connection of this copy is. */
function Line({ place }: { readonly place: Element }) {
  const state = useConnection();
  useEffect(() => place.setAttribute('data-line', state), [place, state]);
  return null;
}

/** Mounts the inbox of this copy in a part of the page, and returns what ends it. */
export function mount(place: Element, { url, application, reader, label }: Options): () => void {
  // Each copy has a React of its own, which numbers its ids from the start: without a prefix the labels of one would be found in the other.
  const root: Root = createRoot(place, { identifierPrefix: place.id });
  root.render(
    <InboxProvider
      applicationIdentifier={application}
      subscriberId={reader}
      backendUrl={url}
      socketUrl={url}
      features={features}
    >
      <Inbox.Attention title favicon appBadge notification toasts />
      <Line place={place} />
      <InboxPopover label={label} />
    </InboxProvider>,
  );
  return () => root.unmount();
}

import { useEffect } from 'react';
import type { GetSubscriberHash } from '../client/InboxClient.ts';
import type { Identity } from '../client/identity.ts';

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** A host that is still asking who the reader is knows it by then. */
const missingAfterMs = 5_000;

const said = new Set<string>();

type Props = Identity & { readonly getSubscriberHash?: GetSubscriberHash | undefined };

/** In development, warns once about an id that stays missing, and about two ways to give the hash. For a component that is mounted anew with each identity. */
export function useAdviceOnProps(props: Props): void {
  try {
    // Bundlers replace the name, and with it goes all of this; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production') {
      // biome-ignore lint/correctness/useHookAtTopLevel: the condition is the same in every render
      // biome-ignore lint/correctness/useExhaustiveDependencies: another identity is another component
      useEffect(() => advise(props), []);
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
}

function advise(props: Props): (() => void) | undefined {
  const { subscriberHash, getSubscriberHash, backend, enabled, ...ids } = props;
  if (subscriberHash !== undefined && getSubscriberHash !== undefined) {
    warnOnce('`subscriberHash` is not used where there is a `getSubscriberHash`: give one of them.');
  }
  const needed = [...(backend ? [] : ['applicationIdentifier' as const]), 'subscriberId' as const];
  const missing = needed.filter((name) => !ids[name]);
  if (missing.length === 0 || enabled === false) {
    return undefined;
  }
  const timer = setTimeout(() => {
    for (const name of missing) {
      warnOnce(
        `\`${name}\` has been missing for 5 seconds. Nothing is requested without it, and a list goes on loading. Where nobody is signed in, show no inbox or give \`enabled={false}\`.`,
      );
    }
  }, missingAfterMs);
  return () => clearTimeout(timer);
}

function warnOnce(text: string): void {
  if (!said.has(text)) {
    said.add(text);
    console.warn(`carillon: ${text}`);
  }
}

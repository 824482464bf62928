import type { ComponentType } from 'react';
import type { INovuProviderProps } from './widget.ts';

/** Who the reader is, and where the platform is. */
export type Identity = Required<
  Pick<INovuProviderProps, 'applicationIdentifier' | 'subscriberId' | 'backendUrl' | 'socketUrl'>
>;

/** What a reader does in a host's page, and what the host's own part of it says then. */
export type Step =
  /** Presses the button of this name. */
  | { readonly press: string }
  /** Presses the bell. */
  | { readonly bell: true }
  /** Presses this text of a message. */
  | { readonly text: string }
  /** A message of this content arrives. */
  | { readonly receive: string }
  /** Waits until the host's own part has these words. */
  | { readonly says: string };

/** A page as people wrote it for the legacy widget: only the import has changed. */
export interface LegacyPage {
  readonly title: string;
  readonly Host: ComponentType<{ identity: Identity }>;
  readonly steps: readonly Step[];
}

/** The contents of the three messages that the reader has, newest first. All are unread and unseen. */
export const contents = ['Third piece of news', 'Second piece of news', 'First piece of news'] as const;

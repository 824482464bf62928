'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import {
  type InboxError,
  toInboxError,
  usePreferencesQuery,
  useSessionState,
  type WorkflowPreference,
} from '../../data/index.ts';
import { BellIcon, Button, OfflineIcon, part, SearchIcon } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { LoadError } from '../status/LoadError.tsx';
import { Notice } from '../status/Notice.tsx';
import { SignedOut } from '../status/SignedOut.tsx';
import { StillTrying } from '../status/StillTrying.tsx';
import { useKeptFocus } from '../status/useKeptFocus.ts';
import { useLoadError } from '../status/useLoadError.ts';
import * as styles from './Preferences.css.ts';
import { PreferencesGroups } from './PreferencesGroups.tsx';
import { PreferencesSkeleton } from './PreferencesSkeleton.tsx';
import { groupPreferences, type PreferenceChoice } from './preferenceGroups.ts';

/** The states of a list of preferences. */
export const preferenceListStates = [
  'loading',
  'offline',
  'signedOut',
  'error',
  'empty',
  'no-matches',
  'ready',
] as const;

/** One of `preferenceListStates`. */
export type PreferenceListState = (typeof preferenceListStates)[number];

/** Props of `Preferences.List`: those of a `<div>`, but its children render the rows. */
export interface PreferencesListProps
  extends PreferenceChoice,
    Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Renders a row: a `<Preferences.Workflow preference={preference}>`. @default the ready-made one */
  children?: ((preference: WorkflowPreference) => ReactNode) | undefined;
  /** Called to clear a search that found nothing. */
  onClearSearch?: (() => void) | undefined;
}

/**
 * The workflows in groups by their first tag: loading, offline, failed, empty, nothing found, or ready. Renders a `<div>`.
 *
 * @selector [data-state="loading" | "offline" | "signedOut" | "error" | "empty" | "no-matches" | "ready"]
 */
export const PreferencesList = forwardRef<HTMLDivElement, PreferencesListProps>(
  function PreferencesList(props, ref) {
    const { search, order, channel, filter, sort, onClearSearch, children, ...native } = props;
    const { translator } = useInboxSettings('Preferences.List');
    const preferences = usePreferencesQuery();
    const groups = groupPreferences(
      preferences.data ?? [],
      { search, order, channel, filter, sort },
      translator.tag,
    );
    const session = useSessionState();
    const failure = useLoadError(preferences);
    const state = session === 'signedOut' ? session : stateOf(preferences, groups.length, failure);
    const retry = () => void preferences.refetch({ cancelRefetch: true });

    const own = useRef<HTMLDivElement>(null);
    const keptFocus = useKeptFocus(own, state, native);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current, []);

    function contents(): ReactNode {
      switch (state) {
        case 'loading':
          return (
            <>
              <StillTrying onRetry={retry} />
              <PreferencesSkeleton />
            </>
          );
        case 'offline':
          return <Notice icon={<OfflineIcon size={28} />} title={translator.text('offline')} />;
        case 'signedOut':
          return <SignedOut />;
        case 'error':
          return (
            <LoadError
              title="preferencesFailed"
              error={failure ?? toInboxError(preferences.error)}
              retrying={preferences.isFetching}
              onRetry={retry}
            />
          );
        case 'empty':
          return <Notice icon={<BellIcon size={28} />} title={translator.text('noPreferences')} />;
        case 'no-matches':
          return (
            <Notice
              icon={<SearchIcon size={28} />}
              title={translator.text('noMatches')}
              action={
                onClearSearch && <Button onClick={onClearSearch}>{translator.text('clearSearch')}</Button>
              }
            />
          );
        case 'ready':
          return <PreferencesGroups groups={groups} channel={channel} renderRow={children} />;
        default:
          return state satisfies never;
      }
    }

    return (
      <div
        tabIndex={-1}
        {...part('preference-list', native, styles.list, { state })}
        ref={own}
        {...keptFocus.handlers}
      >
        {contents()}
      </div>
    );
  },
);

function stateOf(
  preferences: ReturnType<typeof usePreferencesQuery>,
  found: number,
  failure: InboxError | undefined,
): PreferenceListState {
  if (preferences.data === undefined) {
    return preferences.isPaused ? 'offline' : failure === undefined ? 'loading' : 'error';
  }
  return preferences.data.length === 0 ? 'empty' : found === 0 ? 'no-matches' : 'ready';
}

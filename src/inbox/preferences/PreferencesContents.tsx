'use client';

import { useRef, useState } from 'react';
import { useCapabilities, usePreferences } from '../../data/index.ts';
import type { Channel } from '../../platform-constants/index.ts';
import { drawAll } from '../features/ofFeatures.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { ChannelFilter } from './ChannelFilter.tsx';
import { PreferencesGlobal } from './PreferencesGlobal.tsx';
import * as styles from './PreferencesLayout.css.ts';
import { PreferencesList } from './PreferencesList.tsx';
import { PreferencesSearch } from './PreferencesSearch.tsx';
import { PreferencesSort } from './PreferencesSort.tsx';
import type { PreferenceChoice } from './preferenceGroups.ts';
import { SaveStatus } from './SaveStatus.tsx';

/** Options of the ready-made preferences. */
export interface PreferencesOptions extends Pick<PreferenceChoice, 'filter' | 'sort'> {
  /** Whether there are a field to search in, filters and an order. @default from twelve kinds of messages on */
  search?: boolean | undefined;
}

/** The ready-made preferences without a box of their own, in a chunk that is loaded when it is first needed. */
export function PreferencesContents({ filter, sort, search }: PreferencesOptions) {
  const capabilities = useCapabilities('PreferencesContents');
  const { features } = useInboxSettings('PreferencesContents');
  const preferences = usePreferences();
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<'suggested' | 'name'>('suggested');
  const [channel, setChannel] = useState<Channel>();
  const field = useRef<HTMLInputElement>(null);
  const count = preferences.data?.length ?? 0;

  return !capabilities.preferences ? null : (
    <>
      {drawAll(features, ({ preferences: draw }) => draw?.())}
      {count > 0 && (search ?? count > 11) && (
        <div className={styles.toolbar} data-carillon="preference-toolbar">
          <PreferencesSearch ref={field} value={words} onValueChange={setWords} />
          <div className={styles.selects}>
            <ChannelFilter value={channel} onValueChange={setChannel} />
            <PreferencesSort value={order} onValueChange={setOrder} />
          </div>
        </div>
      )}
      {count > 0 && words.trim() === '' && channel === undefined && <PreferencesGlobal />}
      <PreferencesList
        search={words}
        order={order}
        channel={channel}
        filter={filter}
        sort={sort}
        onClearSearch={() => {
          setWords('');
          setChannel(undefined);
          // The button disappears with the search, and would lose the focus.
          field.current?.focus();
        }}
      />
      <SaveStatus />
    </>
  );
}

/** What the button needs of this chunk before it is pressed. */
export { prefetchPreferences } from '../../data/index.ts';

'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { SearchField } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** A field for the words that `Preferences.List` searches for. Renders an `<input type="search">` in a `<div>`. */
export const PreferencesSearch = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<typeof SearchField>, 'label' | 'clearLabel'>
>(function PreferencesSearch(props, ref) {
  const { translator } = useInboxSettings('Preferences.Search');
  return (
    <SearchField
      {...props}
      ref={ref}
      label={translator.text('search')}
      clearLabel={translator.text('clearSearch')}
    />
  );
});

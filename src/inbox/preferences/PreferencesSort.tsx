'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Select } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { preferenceOrders } from './preferenceGroups.ts';

/** Props of `Preferences.Sort`: those of a `<select>` but its options. */
export interface PreferencesSortProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'value' | 'children'> {
  /** The chosen order. */
  value: 'suggested' | 'name';
  /** The reader chooses another order. */
  onValueChange: (order: 'suggested' | 'name') => void;
}

const names = { suggested: 'sortSuggested', name: 'sortByName' } as const;

/** Chooses the order of `Preferences.List`. Renders a `<select>` in a `<label>`. */
export const PreferencesSort = forwardRef<HTMLSelectElement, PreferencesSortProps>(
  function PreferencesSort(props, ref) {
    const { onValueChange, ...rest } = props;
    const { translator } = useInboxSettings('Preferences.Sort');
    return (
      <Select
        labelHidden
        {...rest}
        ref={ref}
        label={translator.text('sort')}
        onValueChange={(chosen) =>
          onValueChange(preferenceOrders.find((order) => order === chosen) ?? 'suggested')
        }
      >
        {preferenceOrders.map((order) => (
          <option key={order} value={order}>
            {translator.text(names[order])}
          </option>
        ))}
      </Select>
    );
  },
);

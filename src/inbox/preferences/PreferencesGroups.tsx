'use client';

import { Fragment, type ReactNode } from 'react';
import { useUpdatePreferences, type WorkflowPreference } from '../../data/index.ts';
import type { Channel } from '../../platform-constants/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { PreferencesGroup } from './PreferencesGroup.tsx';
import { PreferencesWorkflow } from './PreferencesWorkflow.tsx';
import type { PreferenceGroup } from './preferenceGroups.ts';

/** Props of `PreferencesGroups`. */
export interface PreferencesGroupsProps {
  groups: readonly PreferenceGroup[];
  channel: Channel | undefined;
  /** @default the ready-made row */
  renderRow: ((preference: WorkflowPreference) => ReactNode) | undefined;
}

/** Groups of workflows. The switch of a group leaves its critical workflows as they are. */
export function PreferencesGroups({ groups, channel, renderRow }: PreferencesGroupsProps) {
  const { translator } = useInboxSettings('PreferencesGroups');
  const { run: update } = useUpdatePreferences();
  return groups.map(({ tag, preferences: rows }) => {
    const free = rows.filter(({ workflow }) => !workflow.critical);
    return (
      <PreferencesGroup
        key={tag}
        heading={
          <bdi className={reset.box}>
            {tag ?? translator.text(groups.length > 1 ? 'otherGroup' : 'notifications')}
          </bdi>
        }
        // One alone has a switch of its own.
        switches={rows.length > 1 ? free.map(({ preference }) => preference.enabled) : []}
        onSwitch={(enabled) => {
          for (const { workflow, preference } of free) {
            if (preference.enabled !== enabled) {
              void update({ workflowId: workflow.id, switches: { enabled } });
            }
          }
        }}
      >
        {rows.map((row) => (
          // Another channel is another row, which begins with that channel shown.
          <Fragment key={`${channel} ${row.workflow.id}`}>
            {renderRow?.(row) ?? (
              <PreferencesWorkflow
                preference={row}
                channel={channel}
                defaultExpanded={channel !== undefined}
              />
            )}
          </Fragment>
        ))}
      </PreferencesGroup>
    );
  });
}

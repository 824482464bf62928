'use client';

import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { useUpdatePreferences, type WorkflowPreference } from '../../data/index.ts';
import type { Channel } from '../../platform-constants/index.ts';
import { ChevronDownIcon, cx, LockIcon, part, Switch } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { ignoreHeldEnter } from '../dom/ignoreHeldEnter.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { ChannelSwitches } from './ChannelSwitches.tsx';
import * as styles from './Preferences.css.ts';
import { channelsOf } from './preferenceGroups.ts';

/** Props of `Preferences.Workflow`: those of a `<fieldset>`. */
export interface PreferencesWorkflowProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** The workflow, with what the subscriber has chosen for it. */
  preference: WorkflowPreference;
  /** Shows this channel alone. @default all that the workflow has */
  channel?: Channel | undefined;
  /** Whether its channels are shown at the start. @default false */
  defaultExpanded?: boolean | undefined;
}

/**
 * One workflow: its name, a switch for all of it, and one for each channel, which its name discloses. A critical workflow is
 * shown as it is, with the reason why it cannot be changed. Renders a `<fieldset>`.
 *
 * @selector [data-workflow-id="comments"] by the backend's id of the workflow
 * @selector [data-critical] while it cannot be changed
 * @selector [data-state="open" | "closed"] by whether its channels are shown
 */
export const PreferencesWorkflow = forwardRef<HTMLFieldSetElement, PreferencesWorkflowProps>(
  function PreferencesWorkflow(props, ref) {
    const { preference: row, channel, defaultExpanded = false, ...native } = props;
    const { workflow, preference } = row;
    const { translator } = useInboxSettings('Preferences.Workflow');
    const { run: update } = useUpdatePreferences();
    const [expanded, setExpanded] = useState(defaultExpanded);
    const id = useId();
    const chosen = channelsOf(preference).filter((one) => preference.channels[one]);
    const open = expanded && !workflow.critical;
    const name = workflow.name || translator.text('untitled');

    const words = (
      <>
        <span className={styles.name}>
          <bdi id={`${id}name`} className={reset.box}>
            {name}
          </bdi>
        </span>{' '}
        <span className={styles.summary}>
          {translator.list(chosen.map((one) => translator.text(`channel_${one}`)))}
        </span>
      </>
    );

    return (
      <fieldset
        {...part('workflow-preference', native, styles.workflow, {
          'workflow-id': workflow.id,
          critical: workflow.critical,
          state: open ? 'open' : 'closed',
        })}
        ref={ref}
        aria-labelledby={`${id}name`}
      >
        <div className={styles.row}>
          {workflow.critical ? (
            <div className={styles.about}>
              <LockIcon size={14} className={styles.mark} />
              <span className={styles.words}>
                {words}
                <span id={`${id}reason`} className={styles.summary}>
                  <strong className={styles.required}>{translator.text('required')}</strong>
                  {' · '}
                  {translator.text('requiredReason')}
                </span>
              </span>
            </div>
          ) : (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? `${id}channels` : undefined}
              className={styles.disclosure}
              onKeyDownCapture={ignoreHeldEnter}
              onClick={({ detail }) => detail < 2 && setExpanded(!expanded)}
            >
              <ChevronDownIcon size={14} className={cx(styles.mark, styles.chevron)} />
              <span className={styles.words}>{words}</span>
            </button>
          )}
          <Switch
            aria-label={name}
            {...(workflow.critical && { 'aria-disabled': true, 'aria-describedby': `${id}reason` })}
            checked={preference.enabled}
            onCheckedChange={(enabled) => {
              if (!workflow.critical) {
                void update({ workflowId: workflow.id, switches: { enabled } });
              }
            }}
          />
        </div>
        {open && (
          <div id={`${id}channels`} className={styles.channels}>
            <ChannelSwitches name={name} preference={preference} workflowId={workflow.id} channel={channel} />
          </div>
        )}
      </fieldset>
    );
  },
);

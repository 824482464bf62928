'use client';

import { useRef } from 'react';
import { usePreferences, useUpdatePreferences } from '../../data/index.ts';
import { Button, GearIcon, LockIcon, PopoverBox } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { panelOf } from '../dom/panelOf.ts';
import { channelsOf } from '../preferences/preferenceGroups.ts';
import { SavedSwitch } from '../preferences/SavedSwitch.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './fewer.css.ts';
import type { Rows } from './Rows.ts';

/** Props of `WhyBox`. */
export interface WhyBoxProps {
  rows: Rows;
  /** The id of the workflow. */
  id: string;
  /** The button that it is beside. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Says of which workflow a message is, and which of its channels are on, with the way to the rest of the preferences. */
export function WhyBox({ rows, id, anchor, onClose }: WhyBoxProps) {
  const { translator, container } = useInboxSettings('Inbox.ItemMenu');
  const { run: update } = useUpdatePreferences();
  const found = usePreferences().data?.find(({ workflow }) => workflow.id === id);
  const heading = useRef<HTMLParagraphElement>(null);
  if (found === undefined) {
    return null;
  }
  const { workflow, preference } = found;
  const name = workflow.name || translator.text('untitled');
  const place = panelOf(anchor) ?? anchor.closest('[data-carillon="root"]');
  const gear = place?.querySelector<HTMLElement>('[data-carillon="preferences-button"]');
  return (
    <PopoverBox
      anchor={anchor}
      label={rows.words.text('whyThis')}
      container={container ?? anchor.closest('dialog')}
      initialFocus={heading}
      onClose={onClose}
    >
      <div className={styles.why}>
        <p ref={heading} tabIndex={-1} className={styles.name}>
          <bdi className={reset.box}>{name}</bdi>
        </p>
        {workflow.critical ? (
          <p className={styles.reason}>
            <LockIcon size={14} />
            <span className={reset.box}>{translator.text('requiredReason')}</span>
          </p>
        ) : (
          channelsOf(preference).map((channel) => (
            <SavedSwitch
              key={channel}
              workflowId={id}
              channel={channel}
              aria-label={translator.list([name, translator.text(`channel_${channel}`)])}
              disabled={!preference.enabled}
              checked={preference.channels[channel] === true}
              onCheckedChange={(on) => void update({ workflowId: id, switches: { [channel]: on } })}
            />
          ))
        )}
        {place && gear && (
          <Button
            size="small"
            variant="quiet"
            className={styles.all}
            onClick={() => {
              rows.target = { id, place };
              onClose();
              gear.click();
            }}
          >
            <GearIcon size={14} />
            {translator.text('settings')}
          </Button>
        )}
      </div>
    </PopoverBox>
  );
}

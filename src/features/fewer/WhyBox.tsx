'use client';

import { useRef } from 'react';
import { usePreferences } from '../../data/index.ts';
import { inboxOf } from '../../inbox/dom/inboxOf.ts';
import { ButtonBox } from '../../inbox/menu/useOverlays.tsx';
import { ChannelSwitches } from '../../inbox/preferences/ChannelSwitches.tsx';
import { Button, GearIcon, LockIcon } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import * as styles from './fewer.css.ts';
import { isComing } from './isComing.ts';
import { nameOf } from './nameOf.ts';
import type { Rows } from './Rows.ts';

/** Shows a workflow among the preferences of a panel, with the focus on it, once it is there. Returns a function that gives it up. */
function showWorkflow(panel: Element, workflowId: string): () => void {
  const observer = new MutationObserver(look);

  function look(): void {
    const control = panel.querySelector<HTMLElement>(
      `[data-workflow-id="${CSS.escape(workflowId)}"] :is(button, input)`,
    );
    if (control !== null) {
      observer.disconnect();
      if (control.ariaExpanded === 'false') {
        control.click();
      }
      control.focus();
      control.scrollIntoView({ block: 'center' });
    }
  }

  observer.observe(panel, { subtree: true, childList: true });
  look();
  return () => observer.disconnect();
}

/** Props of `WhyBox`. */
interface WhyBoxProps {
  rows: Rows;
  /** The id of the workflow. */
  id: string;
  /** The sender's own words for it. */
  reason: string | undefined;
  /** The button that it is beside. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Says in a sentence why a message came, which channels of its workflow are on, and leads to the rest of the preferences. */
export function WhyBox({ rows, id, reason, anchor, onClose }: WhyBoxProps) {
  const { words } = rows;
  const found = usePreferences().data?.find(({ workflow }) => workflow.id === id);
  const heading = useRef<HTMLParagraphElement>(null);
  if (found === undefined) {
    return null;
  }
  const { workflow, preference } = found;
  const name = nameOf(rows, workflow);
  const place = inboxOf(anchor);
  const gear = place?.querySelector<HTMLElement>('[data-carillon="preferences-button"]');
  return (
    <ButtonBox anchor={anchor} label={words.text('whyThis')} initialFocus={heading} onClose={onClose}>
      <div className={styles.why}>
        <p ref={heading} tabIndex={-1} className={styles.name}>
          {reason || !isComing(found) ? (
            <bdi className={reset.box}>{reason || name}</bdi>
          ) : (
            words.text('whyOn', { workflow: name })
          )}
        </p>
        {workflow.critical ? (
          <p className={styles.reason}>
            <LockIcon size={14} />
            <span className={reset.box}>{words.text('requiredReason')}</span>
          </p>
        ) : (
          <ChannelSwitches name={name} preference={preference} workflowId={id} />
        )}
        {place && gear && (
          <Button
            size="small"
            variant="quiet"
            className={styles.all}
            onClick={() => {
              rows.show = () => showWorkflow(place, id);
              onClose();
              gear.click();
            }}
          >
            <GearIcon size={14} />
            {words.text('settings')}
          </Button>
        )}
      </div>
    </ButtonBox>
  );
}

'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { useFailedActions, usePreferencesSaving } from '../../data/index.ts';
import { CheckIcon, cx, ErrorCircleIcon, Toast } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { FailedActionsButtons } from '../status/FailedActionsButtons.tsx';
import { FailureAlert } from '../status/FailureAlert.tsx';
import * as styles from './Preferences.css.ts';

/** Props of `Preferences.SaveStatus`: those of a `<div>`. */
export type SaveStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Says that changes are saved, for a moment, and that one was taken back, until it is tried again or dismissed: to screen
 * readers by the root, and to the eye over the rows, so that none of them moves. Put it behind them. Renders a `<div>`.
 *
 * @selector [data-state="idle" | "saving" | "saved" | "failed"]
 */
export const SaveStatus = forwardRef<HTMLDivElement, SaveStatusProps>(function SaveStatus(props, ref) {
  const { className, ...native } = props;
  const { translator } = useInboxSettings('Preferences.SaveStatus');
  const { announce } = useRoot('Preferences.SaveStatus');
  const saving = usePreferencesSaving();
  const { actions, retry, dismiss } = useFailedActions();
  const failed = actions.filter(({ kind }) => kind === 'preference');
  const ids = failed.map(({ id }) => id);
  const words = translator.text('saved');

  useEffect(() => {
    if (saving === 'saved') {
      return announce(words);
    }
    if (saving === 'saving') {
      // The same words again would be no news to a live region.
      return announce('');
    }
  }, [saving, announce, words]);

  return (
    <div
      data-carillon="save-status"
      {...native}
      ref={ref}
      data-state={saving}
      className={cx(styles.saveStatus, className)}
    >
      {saving === 'saved' && (
        <Toast icon={<CheckIcon size={16} />} className={styles.saved}>
          {words}
        </Toast>
      )}
      {saving === 'failed' && (
        <Toast
          className={styles.failed}
          icon={<ErrorCircleIcon size={16} />}
          action={
            <FailedActionsButtons
              retrying={failed.some(({ retrying }) => retrying)}
              onRetry={() => retry(ids)}
              onDismiss={() => dismiss(ids)}
            />
          }
        >
          <FailureAlert actions={failed} words={translator.text('saveFailed')} />
        </Toast>
      )}
    </div>
  );
});

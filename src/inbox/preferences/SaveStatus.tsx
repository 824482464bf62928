'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { usePreferencesSaving } from '../../data/index.ts';
import { CheckIcon, cx, ErrorCircleIcon, Toast } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Preferences.css.ts';

/** Props of `Preferences.SaveStatus`: those of a `<div>`. */
export type SaveStatusProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * Says that changes are saved, for a moment, and that one was taken back, until the next: to screen readers by the root, and
 * to the eye over the rows, so that none of them moves. Put it behind them. Renders a `<div>`.
 *
 * @selector [data-state="idle" | "saving" | "saved" | "failed"]
 */
export const SaveStatus = forwardRef<HTMLDivElement, SaveStatusProps>(function SaveStatus(props, ref) {
  const { className, ...native } = props;
  const { translator } = useInboxSettings('Preferences.SaveStatus');
  const { announce } = useRoot('Preferences.SaveStatus');
  const saving = usePreferencesSaving();
  const words = translator.text('saved');
  const failure = saving === 'failed' ? translator.text('saveFailed') : undefined;
  const role = useAlert(failure);

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
      {failure && (
        <Toast role={role} icon={<ErrorCircleIcon size={16} />}>
          {failure}
        </Toast>
      )}
    </div>
  );
});

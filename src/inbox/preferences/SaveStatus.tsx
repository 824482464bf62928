'use client';

import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { isRefusal, type SavingState, useFailedActions, usePreferencesSaving } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';
import { CheckIcon, ErrorCircleIcon, OfflineIcon, part, Toast } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { FailedActionsButtons } from '../status/FailedActionsButtons.tsx';
import { FailureAlert } from '../status/FailureAlert.tsx';
import { RefusalReasons, refusalReasons } from '../status/RefusalReasons.tsx';
import * as styles from './Preferences.css.ts';

/** What is said of changes that have not failed, and its icon. */
const newsOf: Partial<Record<SavingState, readonly [PlainKey, typeof CheckIcon?]>> = {
  saved: ['saved', CheckIcon],
  waiting: ['waitsForNetwork', OfflineIcon],
  unanswered: ['stillTrying'],
};

/**
 * Shows for a moment that changes are saved, that one waits for the network or for an answer, and that one was rolled back, until it
 * is tried again or dismissed. Announced by the root, and shown over the rows, so that none of them moves. Put it after them. Renders
 * a `<div>`.
 *
 * @selector [data-state="idle" | "saving" | "waiting" | "unanswered" | "saved" | "failed"]
 */
export const SaveStatus = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function SaveStatus(props, ref) {
    const { translator } = useInboxSettings('Preferences.SaveStatus');
    const { announce } = useRoot('Preferences.SaveStatus');
    const saving = usePreferencesSaving();
    const { actions, retry, dismiss } = useFailedActions();
    const failed = actions.filter(({ kind }) => kind === 'preference');
    const errors = failed.map(({ error }) => error);
    const again = failed.filter(({ error }) => !isRefusal(error)).map(({ id }) => id);
    const problem = translator.text('saveFailed');
    const [news, Icon] = newsOf[saving] ?? [];
    const words = news ? translator.text(news) : '';
    // None while it saves: a live region does not announce the same words again.
    useEffect(() => (words || saving === 'saving' ? announce(words) : undefined), [saving, words, announce]);

    return (
      <div {...part('save-status', props, styles.saveStatus, { state: saving })} ref={ref}>
        {words && (
          <Toast icon={Icon && <Icon size={16} />} className={saving === 'saved' ? styles.saved : undefined}>
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
                onRetry={again.length > 0 ? () => retry(again) : undefined}
                onDismiss={() => dismiss(failed.map(({ id }) => id))}
              />
            }
          >
            <FailureAlert actions={failed} words={[problem, ...refusalReasons(errors)].join(' ')}>
              <div>{problem}</div>
              <RefusalReasons errors={errors} />
            </FailureAlert>
          </Toast>
        )}
      </div>
    );
  },
);

'use client';

import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Button } from '../../primitives/index.ts';
import type { Draft } from './drafts.ts';
import * as styles from './questions.css.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** Props of `Unsent`. */
export interface UnsentProps {
  draft: Draft;
  onDismiss: () => void;
}

/** What the reader has written in vain, to be copied, until they let it go. */
export function Unsent({ draft, onDismiss }: UnsentProps) {
  const { translator } = useInboxSettings('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const texts = Object.values(draft.values).flat().filter(Boolean);
  return texts.length > 0 ? (
    <div className={styles.row}>
      <bdi className={styles.over}>{words.text('notSent', { text: translator.list(texts) })}</bdi>
      <Button size="small" variant="quiet" onClick={onDismiss}>
        {translator.text('dismiss')}
      </Button>
    </div>
  ) : null;
}

'use client';

import { useState } from 'react';
import { useInboxClient } from '../../data/index.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Button } from '../../primitives/index.ts';
import { createDrafts } from './drafts.ts';
import * as styles from './questions.css.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** What the reader has written in vain for a message that is closed, to be copied, until they let it go. Renders a `<div>`, or nothing. */
export function Unsent({ messageId }: { messageId: string }) {
  const { translator } = useInboxSettings('Inbox.ItemAnswers');
  const words = useQuestionWords();
  const drafts = useInboxClient('Inbox.ItemAnswers').service(createDrafts);
  const [draft, setDraft] = useState(() => drafts.get(messageId));
  const texts = Object.values(draft?.values ?? {})
    .flat()
    .filter(Boolean);
  return texts.length > 0 ? (
    <div className={styles.row}>
      <bdi className={styles.over}>{words.text('notSent', { text: translator.list(texts) })}</bdi>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          drafts.drop(messageId);
          setDraft(undefined);
        }}
      >
        {translator.text('dismiss')}
      </Button>
    </div>
  ) : null;
}

'use client';

import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { PreferenceWorkflow } from '../../data/index.ts';
import { useItem } from '../../inbox/message-item/ItemContext.ts';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { Button } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import * as styles from './fewer.css.ts';
import { nameOf } from './nameOf.ts';
import type { Rows } from './Rows.ts';
import { turnOffKind } from './turnOffKind.ts';

const answers = ['keep', 'turnOff'] as const;

type Answer = (typeof answers)[number];

/** Props of `NewKind`. */
export interface NewKindProps {
  rows: Rows;
  workflow: PreferenceWorkflow;
}

/** Asks once, in the row of the first message of a kind, whether to keep the kind. Once it was on screen, closing the list is an answer. */
export function NewKind({ rows, workflow }: NewKindProps) {
  const { words } = rows;
  const { tabIndex, message } = useItem('Inbox.ItemMarks');
  const { kind = '' } = message;
  const { undoMs } = useInboxSettings('Inbox.ItemMarks');
  const own = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        rows.sighted.add(kind);
      }
    });
    if (own.current !== null) {
      observer.observe(own.current);
    }
    return () => observer.disconnect();
  }, [rows, kind]);

  function answer({ currentTarget }: MouseEvent<HTMLElement>, answered: Answer): void {
    // The buttons go, and would lose the focus.
    currentTarget.closest<HTMLElement>('[data-carillon="message-item"]')?.focus();
    rows.know([kind]);
    if (answered === 'turnOff') {
      turnOffKind(rows, workflow, undoMs);
    }
  }

  return (
    <div ref={own} className={styles.newKind}>
      <span id={id} className={reset.box}>
        {words.text('newKind', { workflow: nameOf(rows, workflow) })}
      </span>
      <span className={styles.answers}>
        {answers.map((one) => (
          <Button
            key={one}
            size="small"
            variant="quiet"
            tabIndex={tabIndex}
            aria-describedby={id}
            onClick={(event) => answer(event, one)}
          >
            {words.text(one)}
          </Button>
        ))}
      </span>
    </div>
  );
}

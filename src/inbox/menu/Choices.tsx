'use client';

import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { InboxMessage } from '../../data/index.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { runAction } from '../message-actions/useMessageActions.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { ActionChoice, ChoicesMenu, FeatureAction } from '../settings/messageAction.ts';
import * as styles from './Choices.css.ts';

/** Makes the `choices` of an action. They are asked for each time that they are shown; one that asks further is apart, at the end. */
export function choicesOf(
  list: (messages: readonly InboxMessage[]) => readonly ActionChoice[],
): NonNullable<FeatureAction['choices']> {
  return (menu) => <Choices {...menu} list={list} />;
}

interface ChoicesProps extends ChoicesMenu {
  list: (messages: readonly InboxMessage[]) => readonly ActionChoice[];
}

function Choices({ list, label: title, messages, beside, onChosen, onBack }: ChoicesProps) {
  const { translator } = useInboxSettings('Choices');
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  // Times that have begun to be read do not change.
  const [choices] = useState(() => list(messages));

  const isSecond = onBack !== undefined;
  useEffect(() => {
    // The command that led here is gone, and had the focus.
    if (isSecond) {
      group.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  }, [isSecond]);

  function leave(event: KeyboardEvent): void {
    if (onBack && event.key === (translator.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      onBack(event.currentTarget.parentElement);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu has no field sets
    <div ref={group} role="group" aria-labelledby={labelId} className={reset.box} onKeyDown={leave}>
      <MenuLabel id={labelId}>{title}</MenuLabel>
      {choices.map(({ id, label, detail, ask, onSelect }) => (
        <Fragment key={id}>
          {ask && <MenuSeparator />}
          <MenuItem
            data-choice={id}
            aria-haspopup={ask && 'dialog'}
            onSelect={() => {
              if (ask) {
                beside((anchor, end) =>
                  ask({
                    messages,
                    anchor,
                    onEnd(isDone) {
                      end();
                      if (isDone) {
                        onChosen?.();
                      }
                    },
                  }),
                );
              } else {
                onChosen?.();
                runAction({ id, label, onSelect }, messages);
              }
            }}
          >
            <span className={styles.choice}>
              <span className={reset.box}>{label}</span>
              {detail && (
                <>
                  {' '}
                  <bdi className={styles.detail}>{detail}</bdi>
                </>
              )}
            </span>
          </MenuItem>
        </Fragment>
      ))}
    </div>
  );
}

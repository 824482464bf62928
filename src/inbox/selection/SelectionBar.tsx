'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { noRows } from '../../data/index.ts';
import { Checkbox, CloseIcon, IconButton, part } from '../../primitives/index.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import { offeredFor, runAction, useMessageActions } from '../message-actions/useMessageActions.ts';
import { useRoot } from '../root/RootContext.ts';
import { createRovingRows } from '../root/rovingRow.ts';
import { createSelection, isRowFocused } from '../root/selection.ts';
import { useSelection } from '../root/useSelection.ts';
import { useShownMessages } from '../root/useShownMessages.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { useNeeded } from '../view/useNeeded.ts';
import * as styles from './Selection.css.ts';

/** The actions for the selected messages; nothing while the reader is not selecting. Renders a `<div role="toolbar">`. */
export const SelectionBar = forwardRef<HTMLDivElement, Omit<ComponentPropsWithoutRef<'div'>, 'children'>>(
  function SelectionBar(props, ref) {
    const selected = useSelection('Inbox.SelectionBar');
    return selected && <Bar {...props} barRef={ref} selected={selected} />;
  },
);

interface BarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  barRef: React.ForwardedRef<HTMLDivElement>;
  selected: ReadonlySet<string>;
}

function Bar({ barRef, selected, ...native }: BarProps) {
  const { service } = useRoot('Inbox.SelectionBar');
  const { translator, canAnswerTogether } = useInboxSettings('Inbox.SelectionBar');
  const questions = useNeeded('Inbox.SelectionBar', 'questions', canAnswerTogether !== undefined);
  const selection = service(createSelection);
  const actions = useMessageActions();
  const { rows, shown } = useShownMessages('Inbox.SelectionBar').data ?? noRows;
  const { subscribe, listedIds } = service(createRovingRows);
  const ids = useSyncExternalStore(subscribe, listedIds, listedIds);
  // What a filter leaves out is not meant.
  const loaded = useMemo(() => {
    const listed = new Set(ids);
    return rows.filter(({ id }) => listed.has(id));
  }, [rows, ids]);
  const chosen = loaded.filter(({ id }) => selected.has(id)).map(shown);
  const words = translator.counted('selectedCount', chosen.length);
  const all = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isRowFocused(all.current)) {
      all.current?.focus();
    }
  }, []);

  return (
    <div role="toolbar" aria-label={words} {...part('selection-bar', native, styles.bar)} ref={barRef}>
      <Checkbox
        ref={all}
        className={styles.all}
        aria-label={translator.text('selectAll')}
        checked={chosen.length > 0 && chosen.length === loaded.length}
        indeterminate={chosen.length > 0 && chosen.length < loaded.length}
        onCheckedChange={(every) => selection.set(new Set(every ? loaded.map(({ id }) => id) : []))}
      />
      <span className={styles.count}>{words}</span>
      <div className={styles.actions}>
        {offeredFor(
          actions.filter(({ isFor }) => !isFor),
          chosen,
        ).map(([action, concerned]) => {
          const label = action.bulkLabel ?? action.label;
          const shared = {
            'data-action': action.id,
            className: styles.action,
            label,
            // Its words are below it.
            tooltip: false,
          };
          const contents = (
            <>
              {action.icon}
              <span className={styles.caption}>{label}</span>
            </>
          );
          return action.choices ? (
            <MenuButton key={action.id} {...shared} icon={contents}>
              {(beside) =>
                action.choices?.({
                  label: action.label,
                  messages: concerned,
                  beside,
                  onChosen: () => selection.set(null),
                })
              }
            </MenuButton>
          ) : (
            <IconButton
              key={action.id}
              {...shared}
              onClick={() => {
                selection.set(null);
                runAction(action, concerned);
              }}
            >
              {contents}
            </IconButton>
          );
        })}
        <IconButton label={translator.text('cancel')} onClick={() => selection.set(null)}>
          <CloseIcon size={16} />
        </IconButton>
      </div>
      {questions && <questions.AnswersTogether messages={chosen} onAnswered={() => selection.set(null)} />}
    </div>
  );
}

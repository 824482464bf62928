'use client';

import type { ShowBeside } from '../../inbox/settings/messageAction.ts';
import { MenuItem, MenuSeparator, QuestionIcon } from '../../primitives/index.ts';
import { useKeyWords } from './useKeyWords.ts';

/** Props of `KeysItem`. */
export interface KeysItemProps {
  beside: ShowBeside;
  onShow: () => void;
}

/** The command of the panel's menu that opens the sheet of keys. It comes below the others, once its words are there, so it moves none of them. */
export function KeysItem({ beside, onShow }: KeysItemProps) {
  const words = useKeyWords();
  return (
    words && (
      <>
        <MenuSeparator />
        <MenuItem
          icon={<QuestionIcon size={16} />}
          onSelect={() =>
            beside((button) => {
              // The sheet gives the focus back to what had it.
              button.focus();
              onShow();
              return null;
            })
          }
        >
          {words.text('keyboardShortcuts')}
        </MenuItem>
      </>
    )
  );
}

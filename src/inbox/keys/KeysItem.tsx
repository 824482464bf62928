'use client';

import { MenuItem, QuestionIcon } from '../../primitives/index.ts';
import type { ShowBeside } from '../settings/Places.ts';
import { useKeyWords } from './useKeyWords.ts';

/** Props of `KeysItem`. */
export interface KeysItemProps {
  beside: ShowBeside;
  onShow: () => void;
}

/** The command of the panel's menu that opens the sheet of keys. Renders nothing until its words are there. */
export function KeysItem({ beside, onShow }: KeysItemProps) {
  const words = useKeyWords();
  return (
    words && (
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
    )
  );
}

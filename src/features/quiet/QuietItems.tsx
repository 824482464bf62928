'use client';

import { useId } from 'react';
import type { Announce } from '../../inbox/root/useAnnouncements.ts';
import { useFeatureWords } from '../../inbox/settings/useFeatureWords.ts';
import { quietWords } from '../../locales/index.ts';
import { BellIcon, MenuItem, MenuLabel, MenuSeparator } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { pausedWords } from './pausedWords.ts';
import * as styles from './quiet.css.ts';
import { quietTimes } from './quietTimes.ts';
import { useQuietState } from './useQuietState.ts';

/** The commands of the panel's menu that pause notifications, or while they are paused the one that ends it. */
export function QuietItems({ announce }: { announce: Announce }) {
  const words = useFeatureWords('Inbox.Menu', quietWords);
  const [quiet, state] = useQuietState('Inbox.Menu');
  const labelId = useId();
  const { isQuiet } = state;
  return (
    <>
      <MenuSeparator />
      {/* biome-ignore lint/a11y/useSemanticElements: a menu has no field sets */}
      <div role="group" aria-labelledby={labelId} className={reset.box}>
        <MenuLabel id={labelId} className={styles.sentence}>
          {isQuiet ? pausedWords(words, state) : words.text('pauseNotifications')}
        </MenuLabel>
        {isQuiet ? (
          <MenuItem icon={<BellIcon size={16} />} onSelect={quiet.resume}>
            {words.text('resumeNotifications')}
          </MenuItem>
        ) : (
          quietTimes.map(([key, until]) => (
            <MenuItem
              key={key}
              onSelect={() => {
                quiet.pause(until);
                announce(pausedWords(words, quiet.get()));
              }}
            >
              {words.text(key)}
            </MenuItem>
          ))
        )}
      </div>
    </>
  );
}

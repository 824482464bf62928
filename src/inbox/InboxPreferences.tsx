'use client';

import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { part } from '../primitives/index.ts';
import { useFrameResizing } from './frame/useFrameResizing.ts';
import { PreferencesContents, type PreferencesOptions } from './preferences/PreferencesContents.tsx';
import * as styles from './preferences/PreferencesLayout.css.ts';
import { InboxRoot, type InboxRootProps } from './root/InboxRoot.tsx';
import { useInboxSettings } from './settings/InboxSettingsContext.ts';

/** Props of `InboxPreferences`: those of a `<section>`. Children replace the ready-made contents. */
export interface InboxPreferencesProps
  extends PreferencesOptions,
    ComponentPropsWithoutRef<'section'>,
    Pick<InboxRootProps, 'theme' | 'tokens'> {
  /** Whether the frame around the page, if there is one, follows the height of its content. @default true */
  frameResizing?: boolean | undefined;
}

/** The ready-made preferences inside a page, as wide as their container, up to 640 px. Renders a `<section>`. */
export const InboxPreferences = forwardRef<HTMLElement, InboxPreferencesProps>(
  function InboxPreferences(props, ref) {
    const { theme, tokens, filter, sort, search, frameResizing, children, ...native } = props;
    useFrameResizing({ enabled: frameResizing });
    const { translator } = useInboxSettings('InboxPreferences');
    const titleId = useId();
    return (
      <InboxRoot theme={theme} tokens={tokens}>
        <section aria-labelledby={titleId} {...part('preferences', native, styles.page)} ref={ref}>
          <h2 id={titleId} className={styles.pageTitle}>
            {translator.text('settings')}
          </h2>
          {children ?? <PreferencesContents filter={filter} sort={sort} search={search} />}
        </section>
      </InboxRoot>
    );
  },
);

'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { part } from '../primitives/index.ts';
import { useFrameResizing } from './frame/useFrameResizing.ts';
import * as styles from './panel/Panel.css.ts';
import { PanelBody } from './panel/PanelBody.tsx';
import type { PanelContentsProps } from './panel/PanelContents.tsx';
import { InboxRoot, type InboxRootProps } from './root/InboxRoot.tsx';
import { InboxTabs } from './tabs/InboxTabs.tsx';

/** Props of `InboxPanel`: those of a `<div>`. Children replace all of the ready-made contents, `slots` some pieces. */
export interface InboxPanelProps
  extends ComponentPropsWithoutRef<'div'>,
    PanelContentsProps,
    Pick<
      InboxRootProps,
      | 'label'
      | 'tabId'
      | 'defaultTabId'
      | 'onTabChange'
      | 'theme'
      | 'density'
      | 'tokens'
      | 'branding'
      | 'contentFormat'
      | 'undoMs'
      | 'container'
    > {
  /** Whether the frame around the page, if there is one, follows the height of its content. @default true */
  frameResizing?: boolean | undefined;
}

/** The ready-made panel inside the page, without a bell. With a `label` it is a region of that name. Renders a `<div>`. */
export const InboxPanel = forwardRef<HTMLDivElement, InboxPanelProps>(function InboxPanel(props, ref) {
  const { tabId, defaultTabId, onTabChange, ...others } = props;
  const { theme, density, tokens, branding, contentFormat, undoMs, container, ...rest } = others;
  const { slots, preferences, list, label, frameResizing, children, ...native } = rest;
  useFrameResizing({ enabled: frameResizing });
  return (
    <InboxRoot
      {...{ label, tabId, defaultTabId, onTabChange }}
      {...{ theme, density, tokens, branding, contentFormat, undoMs, container }}
    >
      <div
        {...(label !== undefined && { role: 'region', 'aria-label': label })}
        {...part('panel', native, styles.panel)}
        ref={ref}
      >
        <PanelBody tabs={<InboxTabs />} slots={slots} preferences={preferences} list={list}>
          {children}
        </PanelBody>
      </div>
    </InboxRoot>
  );
});

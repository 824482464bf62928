'use client';

import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useState } from 'react';
import {
  type CountKind,
  type CountResult,
  countLimit,
  useCapabilities,
  useServerCount,
} from '../../data/index.ts';
import type { ListWords, Translator } from '../../locales/index.ts';
import { Tab as ListTab, VisuallyHidden } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import type { Lists } from '../lists/Lists.ts';
import { useLists } from '../lists/useLists.ts';
import { useRoot } from '../root/RootContext.ts';
import { type InboxTab, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { placeOf } from '../settings/Places.ts';
import { feedId, tabElementId } from './tabIds.ts';

/** Props of `Inbox.Tab`: those of a `<button>`. Children replace its words. */
export interface InboxTabButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'value'> {
  /** Which of the provider's `tabs` it opens. */
  tab: InboxTab;
}

/** What a screen reader hears of a count, and of one that may be higher. */
const words = {
  unread: ['unreadCount', 'unreadCountAtLeast'],
  unseen: ['newMessages', 'newMessagesAtLeast'],
  open: ['openCount', 'openCountAtLeast'],
} as const;

/** The button of a tab, with the count of its unread or unseen messages, or of those that wait for an answer. Renders a `<button role="tab">`. */
export const InboxTabButton = forwardRef<HTMLButtonElement, InboxTabButtonProps>(
  function InboxTabButton(props, ref) {
    const { tab } = props;
    const { seen } = useCapabilities('Inbox.Tab');
    const of = (seen && tab.count) || 'unread';
    const Counted = tab.filter === 'open' ? OpenTab : ServerTab;
    return <Counted {...props} tabRef={ref} of={of} />;
  },
);

interface CountedTabProps extends InboxTabButtonProps {
  tabRef: ForwardedRef<HTMLButtonElement>;
  of: CountKind;
}

function ServerTab({ of, ...props }: CountedTabProps) {
  return <TabButton {...props} of={of} count={useServerCount({ of, query: props.tab.query })} />;
}

function OpenTab(props: CountedTabProps) {
  const [count, setCount] = useState<OpenCount>(noCount);
  const lists = useLists('Inbox.Tab', true);
  return (
    <>
      {lists && <lists.OpenCounter query={props.tab.query} onCount={setCount} />}
      <TabButton {...props} of="open" count={count} lists={lists} />
    </>
  );
}

type OpenCount = Pick<CountResult, 'data' | 'isAtLeast'>;

const noCount: OpenCount = { data: undefined, isAtLeast: false };

interface TabButtonProps extends Omit<CountedTabProps, 'of'> {
  of: keyof typeof words;
  count: OpenCount;
  lists?: Lists | undefined;
}

function TabButton({ tab, tabRef, of, count: result, lists, children, ...native }: TabButtonProps) {
  const { titleId } = useRoot('Inbox.Tab');
  const { translator, tabs, places } = useInboxSettings('Inbox.Tab');
  const place = placeOf(tab.query);
  const { data: count = 0, isAtLeast } = result;
  const [exactly, atLeast] = words[of];
  const known = isAtLeast && of !== 'open' ? countLimit - 1 : count;
  const shown = `${translator.number(known)}${isAtLeast ? '+' : ''}`;
  // The words of answers come with the features of a list.
  const said: ListWords | Translator<string, string> = lists?.words ?? translator;
  return (
    <ListTab
      {...native}
      ref={tabRef}
      value={tab.tabId}
      id={tabElementId(titleId, tabs.indexOf(tab))}
      aria-controls={feedId(titleId)}
      count={
        count > 0 && (
          <>
            <span aria-hidden="true" className={reset.box}>
              {shown}
            </span>
            <VisuallyHidden>{said.counted(isAtLeast ? atLeast : exactly, known)}</VisuallyHidden>
          </>
        )
      }
    >
      {children ??
        tab.label ??
        (place && places?.tabs[place]) ??
        (of === 'open' ? lists?.words.text('needsYouTab') : undefined) ??
        (tabs[0] === tab ? translator.text('notifications') : tab.tabId)}
    </ListTab>
  );
}

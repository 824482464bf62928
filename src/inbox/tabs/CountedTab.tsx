'use client';

import { type ReactNode, useState } from 'react';
import { type CountResult, countLimit, useCapabilities, useServerCount } from '../../data/index.ts';
import type { ListWords, Translator } from '../../locales/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import { type InboxTab, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { placeOf } from '../settings/place.ts';
import { useNeeded } from '../view/useNeeded.ts';

/** Props of `CountedTab`. */
export interface CountedTabProps {
  part: string;
  tab: InboxTab;
  /** Those of a list's features, where they are there already. */
  words?: ListWords | undefined;
  /** The class of the count as it is seen. */
  countClass: string;
  children(name: string, count: ReactNode): ReactNode;
}

/** What a screen reader hears of a count, and of one that may be higher. */
const countWords = {
  unread: ['unreadCount', 'unreadCountAtLeast'],
  unseen: ['newMessages', 'newMessagesAtLeast'],
  open: ['openCount', 'openCountAtLeast'],
} as const;

/** Draws a tab with its name, and the count of its unread or unseen messages, or of those that wait for an answer. */
export function CountedTab(props: CountedTabProps) {
  return props.tab.filter === 'open' ? <OpenTab {...props} /> : <ServerTab {...props} />;
}

function ServerTab(props: CountedTabProps) {
  const { part, tab } = props;
  const { seen } = useCapabilities(part);
  const of = (seen && tab.count) || 'unread';
  return <NamedTab {...props} of={of} count={useServerCount({ of, query: tab.query })} />;
}

function OpenTab(props: CountedTabProps) {
  const [count, setCount] = useState<Count>({ data: undefined, isAtLeast: false });
  const lists = useNeeded(props.part, 'lists', true);
  return (
    <>
      {lists && <lists.OpenCounter query={props.tab.query} onCount={setCount} />}
      <NamedTab {...props} words={props.words ?? lists?.words} of="open" count={count} />
    </>
  );
}

type Count = Pick<CountResult, 'data' | 'isAtLeast'>;

interface NamedTabProps extends CountedTabProps {
  of: keyof typeof countWords;
  count: Count;
}

function NamedTab({ part, tab, words, countClass, children, of, count: result }: NamedTabProps) {
  const { translator, tabs, features } = useInboxSettings(part);
  const place = placeOf(tab);
  useNeeded(part, 'questions', place === 'answered');
  const { data: count = 0, isAtLeast } = result;
  const [exactly, atLeast] = countWords[of];
  const known = Math.min(count, countLimit - 1);
  const said: ListWords | Translator<string, string> = words ?? translator;
  return children(
    tab.label ??
      (place && firstOf(features, ({ places }) => places?.[place])?.tab) ??
      (tabs[0] === tab ? translator.text('notifications') : tab.tabId),
    // What was decided needs nobody.
    count > 0 && place !== 'answered' && (
      <>
        <span aria-hidden="true" className={countClass}>
          {/* A number is shown only where it stays: of what waits for an answer it would be another one after more were loaded. */}
          {isAtLeast && count < countLimit ? '•' : `${translator.number(known)}${isAtLeast ? '+' : ''}`}
        </span>
        <VisuallyHidden>{said.counted(isAtLeast ? atLeast : exactly, known)}</VisuallyHidden>
      </>
    ),
  );
}

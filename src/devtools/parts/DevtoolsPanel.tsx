import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  BellIcon,
  CloseIcon,
  IconButton,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TrashIcon,
} from '../../primitives/index.ts';
import type { DevtoolsControls } from '../DevtoolsControls.ts';
import type { AskRow, DevtoolsState } from '../model/DevtoolsState.ts';
import { duration, lineText, reasonText, words } from '../words.ts';
import { CallsList } from './CallsList.tsx';
import { ChangesList } from './ChangesList.tsx';
import { ControlBar } from './ControlBar.tsx';
import { adoptDevtoolsStyles } from './devtoolsStyles.ts';
import { FactsList } from './FactsList.tsx';
import { LineView, lineTone } from './LineView.tsx';
import { Row, Rows, type Tone } from './Row.tsx';

/** Why something was asked again. */
function AsksList({ asks, now }: { asks: readonly AskRow[]; now: number }) {
  return (
    <Rows label={words.asks} none={words.noAsks}>
      {asks.map((ask) => (
        <Row
          key={ask.id}
          tone={toneOf(ask)}
          main={reasonText(ask.why)}
          isLong
          side={duration(now - ask.at)}
          sub={<code>{ask.facts.join(', ')}</code>}
          details={[['reason', <code key="why">{ask.why.type}</code>]]}
        />
      ))}
    </Rows>
  );
}

function toneOf({ why }: AskRow): Tone {
  if (why.type === 'change') {
    return why.isConfirmed ? 'good' : 'bad';
  }
  return why.type === 'line' ? 'busy' : why.type === 'page' || why.type === 'poll' ? 'idle' : 'care';
}

export interface DevtoolsPanelProps {
  state: DevtoolsState;
  /** The time to which ages are counted, in milliseconds since 1970. */
  now: number;
  controls?: DevtoolsControls | undefined;
  /** The section that is open at the start. @default 'facts' */
  defaultSection?: 'facts' | 'changes' | 'calls' | 'asks' | 'line' | undefined;
  onClear?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** All that the tools show. Inside a `ThemeRoot`. */
export function DevtoolsPanel(props: DevtoolsPanelProps) {
  const { state, now, controls, defaultSection = 'facts', onClear, onClose } = props;
  const { facts, changes, calls, asks, steps, line, reader } = state;
  const sections = [
    { name: 'facts', count: facts.length, content: <FactsList facts={facts} now={now} /> },
    { name: 'changes', count: changes.length, content: <ChangesList changes={changes} now={now} /> },
    { name: 'calls', count: calls.length, content: <CallsList calls={calls} now={now} /> },
    { name: 'asks', count: asks.length, content: <AsksList asks={asks} now={now} /> },
    { name: 'line', count: steps.length, content: <LineView state={state} now={now} /> },
  ] as const;
  const hasControls = controls && Object.values(controls).some(Boolean);
  return (
    <section ref={useDevtoolsStyles()} aria-label={words.name} className="carillon-devtools" lang="en">
      <div className="carillon-devtools-head">
        <h2 className="carillon-devtools-title">
          <BellIcon size={16} />
          {words.short}
        </h2>
        <span className="carillon-devtools-chip">
          <span className="carillon-devtools-dot" data-tone={lineTone(line)} aria-hidden="true" />
          {lineText(line)}
        </span>
        <bdi className="carillon-devtools-reader">
          {[reader.subscriber, reader.application].filter(Boolean).join(' · ')}
        </bdi>
        <span className="carillon-devtools-acts">
          {onClear && (
            <IconButton size="small" label={words.clear} onClick={onClear}>
              <TrashIcon size={14} />
            </IconButton>
          )}
          {onClose && (
            <IconButton size="small" label={words.close} onClick={onClose}>
              <CloseIcon size={14} />
            </IconButton>
          )}
        </span>
      </div>
      <Tabs defaultValue={defaultSection} className="carillon-devtools-tabs">
        <TabList label={words.sections}>
          {sections.map(({ name, count }) => (
            <Tab key={name} value={name} count={count || undefined}>
              {words[name]}
            </Tab>
          ))}
        </TabList>
        {sections.map(({ name, content }) => (
          <TabPanel key={name} value={name} className="carillon-devtools-body">
            {content}
          </TabPanel>
        ))}
      </Tabs>
      {hasControls && <ControlBar controls={controls} />}
    </section>
  );
}

/** The ref of an element that needs the styles of the tools. */
export function useDevtoolsStyles<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) {
      adoptDevtoolsStyles(ref.current);
    }
  }, []);
  return ref;
}

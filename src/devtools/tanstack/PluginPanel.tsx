'use client';

import { useEffect, useRef, useState } from 'react';
import { type ThemeName, ThemeRoot } from '../../primitives/index.ts';
import type { DevtoolsControls } from '../DevtoolsControls.ts';
import type { DevtoolsState } from '../model/DevtoolsState.ts';
import { DevtoolsPanel, useDevtoolsStyles } from '../parts/DevtoolsPanel.tsx';
import { useNow } from '../useNow.ts';
import { words } from '../words.ts';
import { createEvents } from './createEvents.ts';

/** The panel in TanStack Devtools, which is outside of the inbox and shows what that tells. */
export function PluginPanel({
  controls,
  theme,
}: {
  controls?: DevtoolsControls | undefined;
  theme?: ThemeName | undefined;
}) {
  const [state, setState] = useState<DevtoolsState>();
  const events = useRef(createEvents());
  const now = useNow();
  const ref = useDevtoolsStyles<HTMLDivElement>();
  useEffect(() => {
    const stop = events.current.on('state', ({ payload }) => setState(payload));
    events.current.emit('wanted', null);
    return stop;
  }, []);
  return (
    <ThemeRoot ref={ref} theme={theme} lang="en" className="carillon-devtools-inline">
      {state === undefined ? (
        <p className="carillon-devtools carillon-devtools-alone">{words.noInbox}</p>
      ) : (
        <DevtoolsPanel
          state={state}
          now={now}
          controls={controls}
          onClear={() => events.current.emit('clear', null)}
        />
      )}
    </ThemeRoot>
  );
}

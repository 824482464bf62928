'use client';

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { PreferenceWorkflow } from '../../data/index.ts';
import { MenuItem, MenuLabel } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { TimesMenu } from '../settings/Places.ts';
import type { Rows } from './startRows.tsx';
import { turnOffKind } from './turnOffKind.ts';

const hourMs = 3_600_000;

/** Props of `FewerTimes`. */
export interface FewerTimesProps {
  /** Leads back to the commands that this one came from, in the same menu. */
  onBack: TimesMenu['onBack'] | undefined;
  rows: Rows;
  workflow: PreferenceWorkflow;
}

/** For how long messages of a workflow are off in the inbox: in the place of the command that led here. */
export function FewerTimes({ rows, workflow, onBack }: FewerTimesProps) {
  const { words } = rows;
  const settings = useInboxSettings('Inbox.ItemMenu');
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => group.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), []);

  function leave(event: KeyboardEvent): void {
    if (event.key === (words.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      onBack?.(event.currentTarget.parentElement);
    }
  }

  const choices = { forAnHour: () => Date.now() + hourMs, forToday: midnight, always: () => undefined };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu has no field sets
    <div ref={group} role="group" aria-labelledby={labelId} className={reset.box} onKeyDown={leave}>
      <MenuLabel id={labelId}>{words.text('fewerLikeThis')}</MenuLabel>
      {(['forAnHour', 'forToday', 'always'] as const).map((time) => (
        <MenuItem
          key={time}
          data-time={time}
          onSelect={() => turnOffKind(rows, workflow, settings, choices[time]())}
        >
          {words.text(time)}
        </MenuItem>
      ))}
    </div>
  );
}

/** The end of this day where the reader is. */
function midnight(): number {
  return new Date().setHours(24, 0, 0, 0);
}

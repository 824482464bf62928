'use client';

import type { PreferenceWorkflow } from '../../data/index.ts';
import { MenuItem } from '../../primitives/index.ts';
import { ChoiceMenu } from '../places/ChoiceMenu.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { TimesMenu } from '../settings/Places.ts';
import type { Rows } from './Rows.ts';
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
  const choices = {
    offForAnHour: () => Date.now() + hourMs,
    offForToday: midnight,
    alwaysOff: () => undefined,
  };
  return (
    <ChoiceMenu label={words.text('fewerLikeThis')} direction={words.direction} onBack={onBack}>
      {(['offForAnHour', 'offForToday', 'alwaysOff'] as const).map((time) => (
        <MenuItem
          key={time}
          data-time={time}
          onSelect={() => turnOffKind(rows, workflow, settings, choices[time]())}
        >
          {words.text(time)}
        </MenuItem>
      ))}
    </ChoiceMenu>
  );
}

/** The end of this day where the reader is. */
function midnight(): number {
  return new Date().setHours(24, 0, 0, 0);
}

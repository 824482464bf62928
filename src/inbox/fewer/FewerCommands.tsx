'use client';

import type { ReactNode } from 'react';
import { BellOffIcon, LockIcon, MenuItem, QuestionIcon } from '../../primitives/index.ts';
import { ChoiceMenu } from '../places/ChoiceMenu.tsx';
import { Commands } from '../places/Commands.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { Offered, Places, ShowBeside } from '../settings/Places.ts';
import { isComing } from './isComing.ts';
import type { Rows } from './Rows.ts';
import { turnOffKind } from './turnOffKind.ts';
import { WhyBox } from './WhyBox.tsx';

const hourMs = 3_600_000;

/** For how long messages of a workflow can be off: until when, in milliseconds since 1970. */
const times = [
  ['offForAnHour', () => Date.now() + hourMs],
  // The end of this day where the reader is.
  ['offForToday', () => new Date().setHours(24, 0, 0, 0)],
  ['alwaysOff', () => undefined],
] as const;

/** Props of `FewerCommands`. */
export interface FewerCommandsProps {
  rows: Rows;
  /** What there is without it. */
  places: Places;
  offered: readonly Offered[];
  draw: (one: Offered, ask?: (event: Event) => void) => ReactNode;
  beside: ShowBeside;
}

/** The commands of a message, with those about its workflow before what cannot be had back. */
export function FewerCommands({ rows, places, offered, draw, beside }: FewerCommandsProps) {
  const { words } = rows;
  const { undoMs } = useInboxSettings('Inbox.ItemMenu');
  const messages = offered[0]?.[1] ?? [];
  const found = messages[0] && rows.workflowOf(messages[0]);
  if (found === undefined) {
    return places.commands(offered, draw, beside);
  }
  const { workflow } = found;

  const label = words.text('fewerLikeThis');
  const fewer: Offered = [
    { id: 'fewer', label, icon: <BellOffIcon size={16} />, onSelect: () => {} },
    messages,
  ];
  const why: Offered = [
    {
      id: 'why',
      label: words.text('whyThis'),
      icon: <QuestionIcon size={16} />,
      onSelect: () =>
        beside((button, end) => <WhyBox rows={rows} id={workflow.id} anchor={button} onClose={end} />),
    },
    messages,
  ];
  const rankOf = ([{ tone }]: Offered) => (tone ? 1 : 0);
  return (
    <Commands
      offered={[...offered, ...(isComing(found) ? [fewer] : []), why].sort(
        (one, other) => rankOf(one) - rankOf(other),
      )}
      draw={(one, ask) =>
        one === fewer && workflow.critical ? (
          <MenuItem
            key="fewer"
            data-action="fewer"
            icon={<LockIcon size={16} />}
            aria-disabled
            onSelect={(event) => event.preventDefault()}
          >
            {words.text('requiredReason')}
          </MenuItem>
        ) : (
          draw(one, ask)
        )
      }
      beside={beside}
      times={(action) =>
        action === fewer[0] && !workflow.critical
          ? (_concerned, { onBack }) => (
              <ChoiceMenu label={label} direction={words.direction} onBack={onBack}>
                {times.map(([time, untilMs]) => (
                  <MenuItem
                    key={time}
                    data-time={time}
                    onSelect={() => turnOffKind(rows, workflow, undoMs, untilMs())}
                  >
                    {words.text(time)}
                  </MenuItem>
                ))}
              </ChoiceMenu>
            )
          : places.times(action)
      }
    />
  );
}

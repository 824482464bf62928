'use client';

import type { ReactNode } from 'react';
import { workflowOf } from '../../data/index.ts';
import { BellOffIcon, LockIcon, MenuItem, QuestionIcon } from '../../primitives/index.ts';
import { Commands } from '../places/Commands.tsx';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { MessageAction } from '../settings/messageAction.ts';
import type { Offered, Places, ShowBeside } from '../settings/Places.ts';
import { FewerTimes } from './FewerTimes.tsx';
import * as styles from './fewer.css.ts';
import { isOn } from './isOn.ts';
import type { Rows } from './Rows.ts';
import { WhyBox } from './WhyBox.tsx';

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
  const { translator } = useInboxSettings('Inbox.ItemMenu');
  const messages = offered.flatMap(([, concerned]) => concerned);
  const found = messages[0] && workflowOf(messages[0], rows.preferences);
  const isCritical = found?.workflow.critical;

  const fewer: MessageAction = {
    id: 'fewer',
    label: words.text('fewerLikeThis'),
    icon: <BellOffIcon size={16} />,
    onSelect: () => {},
  };
  const why: MessageAction = {
    id: 'why',
    label: words.text('whyThis'),
    icon: <QuestionIcon size={16} />,
    onSelect: () =>
      beside(
        (button, end) => found && <WhyBox rows={rows} id={found.workflow.id} anchor={button} onClose={end} />,
      ),
  };
  const added = found ? [...(isCritical || isOn(found) ? [fewer] : []), why] : [];
  const isLast = ([{ tone }]: Offered) => tone !== undefined;
  return (
    <Commands
      offered={[
        ...offered.filter((one) => !isLast(one)),
        ...added.map((action): Offered => [action, messages]),
        ...offered.filter(isLast),
      ]}
      draw={(one, ask) =>
        one[0] === fewer && isCritical ? (
          <MenuItem
            key="fewer"
            data-action="fewer"
            icon={<LockIcon size={16} />}
            aria-disabled
            className={styles.locked}
            onSelect={(event) => event.preventDefault()}
          >
            {translator.text('requiredReason')}
          </MenuItem>
        ) : (
          draw(one, ask)
        )
      }
      beside={beside}
      times={(action) =>
        action === fewer && found && !isCritical
          ? (_concerned, menu) => <FewerTimes rows={rows} workflow={found.workflow} onBack={menu.onBack} />
          : places.times(action)
      }
    />
  );
}

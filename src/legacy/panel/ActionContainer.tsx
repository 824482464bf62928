'use client';

import { Button } from '../../primitives/index.ts';
import { type ButtonTypeEnum, MessageActionStatusEnum } from '../model/legacyEnums.ts';
import type { IMessageAction } from '../model/messageTypes.ts';

/** The old props of `ActionContainer`. */
export interface IActionContainerProps {
  action?: IMessageAction | undefined;
  /** A button was pressed. Only the host is told: it calls `updateAction`. */
  onActionClick: (actionButtonType: ButtonTypeEnum) => void;
}

/** The sender's buttons in a row of the host's own, until one of them was pressed. Renders a `<div>`. */
export function ActionContainer({ action, onActionClick }: IActionContainerProps) {
  const buttons = action?.status === MessageActionStatusEnum.DONE ? [] : (action?.buttons ?? []);
  return (
    <div data-carillon="item-answers">
      {buttons.map(({ type, content }) => (
        <Button
          key={`${type}:${content}`}
          variant={type}
          size="small"
          onClick={(event) => {
            event.stopPropagation();
            onActionClick(type);
          }}
        >
          {content}
        </Button>
      ))}
    </div>
  );
}

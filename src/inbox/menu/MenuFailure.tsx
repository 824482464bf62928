'use client';

import { createPortal } from 'react-dom';
import { Button, Toast, ToastRegion, WarningIcon } from '../../primitives/index.ts';
import { panelOf } from '../dom/panelOf.ts';
import { useRoot } from '../root/RootContext.ts';
import { createToastAreas } from '../root/toastAreas.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Props of `MenuFailure`. */
export interface MenuFailureProps {
  button: HTMLElement | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Announces that a menu could not be loaded, where undos are shown, else at the bottom of the panel. Renders a `<div role="alert">`. */
export function MenuFailure({ button, onRetry, onClose }: MenuFailureProps) {
  const { service } = useRoot('MenuFailure');
  const { translator } = useInboxSettings('MenuFailure');
  const words = translator.text('serverUnreachable');
  const role = useAlert(words);
  const said = (
    <ToastRegion role={role} data-carillon-as="menu-failure">
      <Toast
        icon={<WarningIcon size={16} />}
        closeLabel={translator.text('close')}
        onClose={onClose}
        action={
          <Button size="small" variant="quiet" onClick={onRetry}>
            {translator.text('tryAgain')}
          </Button>
        }
      >
        {words}
      </Toast>
    </ToastRegion>
  );
  const place = service(createToastAreas).get()[0]?.element ?? panelOf(button);
  return place === null ? said : createPortal(said, place);
}

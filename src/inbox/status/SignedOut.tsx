'use client';

import { BellIcon } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Notice } from './Notice.tsx';

/** Shown in place of the subscriber's data after a logout. */
export function SignedOut() {
  const { translator } = useInboxSettings('SignedOut');
  return (
    <Notice
      data-kind="signed-out"
      icon={<BellIcon size={28} />}
      title={translator.text('signedOut')}
      description={translator.text('signedOutHint')}
    />
  );
}

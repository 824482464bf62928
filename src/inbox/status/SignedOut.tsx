'use client';

import { BellIcon } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { Notice } from './Notice.tsx';

/** Stands where something of the subscriber's would, after a logout. */
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

'use client';

import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useOrganization } from '../../data/index.ts';
import { part, safeImageUrl } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import * as styles from './Panel.css.ts';

/** The organization's logo, requested without a referrer. Renders an `<img>`, or nothing where there is no logo. */
export const PanelLogo = forwardRef<
  HTMLImageElement,
  Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'>
>(function PanelLogo(props, ref) {
  const { onError, ...native } = props;
  useRoot('Inbox.Logo');
  const organization = useOrganization().data;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = safeImageUrl(organization?.branding.logo);
  if (url === null || url === failedUrl) {
    return null;
  }
  return (
    <img
      alt={organization?.name}
      {...part('logo', native, styles.logo)}
      ref={ref}
      src={url}
      referrerPolicy="no-referrer"
      onError={(event) => {
        onError?.(event);
        setFailedUrl(url);
      }}
    />
  );
});

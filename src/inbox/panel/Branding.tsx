'use client';

import { type CSSProperties, useEffect } from 'react';
import { useOrganization } from '../../data/index.ts';
import { brandAccents } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Branding.css.ts';

/** Gives the inbox around it the organization's colour and direction, as far as the root's `branding` allows. Renders nothing. */
export function Branding() {
  const { setBrand } = useRoot('Branding');
  const { branding } = useInboxSettings('Branding');
  const organization = useOrganization({ enabled: branding !== null }).data;
  const brand = branding === null ? undefined : organization?.branding;
  const color = brand?.color;
  const dir = branding?.direction ? brand?.direction : undefined;

  useEffect(() => {
    // A browser without `light-dark()` keeps the accent of the theme.
    const chooses = globalThis.CSS?.supports('color', 'light-dark(red, red)');
    const accents = chooses ? brandAccents(color) : null;
    setBrand({
      dir,
      ...(accents && {
        className: styles.branded,
        style: { [styles.accentName]: `light-dark(${accents.light}, ${accents.dark})` } as CSSProperties,
      }),
    });
  }, [color, dir, setBrand]);
  return null;
}

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import './docsGround.css';
import { PageEnd } from './site/PageEnd.tsx';
import { siteTheme } from './siteTheme.ts';
import { useDarkPreference } from './useDarkPreference.ts';

const light = siteTheme(false);
const dark = siteTheme(true);

/** The ground of a documentation page: light or dark as the system is, and the same end under every page. */
export function DocsGround({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props} theme={useDarkPreference() ? dark : light}>
      {children}
      <PageEnd />
    </DocsContainer>
  );
}

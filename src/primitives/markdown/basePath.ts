'use client';

import { createContext } from 'react';

/** Carries where the app around a text is on its site, such as `/app`; without one it is at the root. */
export const BasePathContext = createContext<string | undefined>(undefined);

/** The page that a safe address leads to, as a link has it: one from the root of the site is below the base path. */
export function pageLink<Url extends string | null>(basePath: string | undefined, url: Url) {
  return url?.startsWith('/') && afterBase(basePath, url) === null ? withoutSlash(basePath) + url : url;
}

/** What a path has after the base path; null where it is not below it. */
export function afterBase(basePath: string | undefined, path: string): string | null {
  const base = withoutSlash(basePath);
  const rest = path.slice(base.length);
  return path.startsWith(base) && !/^[^/?#]/.test(rest) ? rest : null;
}

function withoutSlash(basePath = ''): string {
  return basePath.replace(/\/$/, '');
}

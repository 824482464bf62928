import type { ComponentPropsWithoutRef } from 'react';
import { go, hrefOf } from './router.ts';

/** A link to a page of this app, by its router. */
export function Link({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return (
    <a
      {...rest}
      href={hrefOf(href)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}

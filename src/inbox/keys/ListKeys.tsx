'use client';

import type { RefObject } from 'react';
import { late } from '../../base/index.ts';
import { useLate } from '../root/useLate.ts';
import { Keys } from './Keys.tsx';
import type { KeysOptions } from './KeysOptions.ts';

/** Most lists leave that menu to the browser. */
const loadRowMenus = late(() => import('./RowMenus.tsx'));

/** Props of `ListKeys`. */
export interface ListKeysProps {
  list: RefObject<HTMLElement | null>;
  keys: boolean | KeysOptions;
  contextMenu: boolean;
}

/** The keys of a list and the menus of its rows at the pointer, as far as they are wanted. */
export function ListKeys({ list, keys, contextMenu }: ListKeysProps) {
  const menus = useLate(contextMenu ? loadRowMenus : undefined);
  return (
    <>
      {keys && <Keys list={list} options={keys === true ? {} : keys} />}
      {contextMenu && menus && <menus.RowMenus list={list} />}
    </>
  );
}

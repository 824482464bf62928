'use client';

import { useEffect } from 'react';
import { StatusView, type StatusViewProps } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';

/** Props of `Notice`. */
export interface NoticeProps extends StatusViewProps {
  title: string;
}

/** Stands where a list would when there is nothing to list, and says so where the inbox speaks. Renders a `<div>`. */
export function Notice(props: NoticeProps) {
  const { announce } = useRoot('Notice');
  useEffect(() => announce(props.title), [announce, props.title]);
  return <StatusView {...props} />;
}

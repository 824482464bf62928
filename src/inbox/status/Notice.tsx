'use client';

import { useEffect } from 'react';
import { StatusView, type StatusViewProps } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';

/** Props of `Notice`. */
export interface NoticeProps extends StatusViewProps {
  title: string;
}

/** Shown in place of a list without entries, and announced politely by the root. Renders a `<div>`. */
export function Notice(props: NoticeProps) {
  const { announce } = useRoot('Notice');
  useEffect(() => announce(props.title), [announce, props.title]);
  return <StatusView {...props} />;
}

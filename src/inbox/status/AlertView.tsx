'use client';

import { StatusView, type StatusViewProps, WarningIcon } from '../../primitives/index.ts';
import { useAlert } from '../root/useAlert.ts';

/** Props of `AlertView`. */
export interface AlertViewProps extends StatusViewProps {
  title: string;
}

/** Shown in place of something that could not be loaded, and announced at once. Renders a `<div>`. */
export function AlertView(props: AlertViewProps) {
  return <StatusView role={useAlert(props.title)} icon={<WarningIcon size={28} />} {...props} />;
}

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { part } from '../styles/part.ts';
import * as styles from './StatusView.css.ts';

export interface StatusViewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** One of the icons, 28 CSS pixels. */
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** A button, or a few. */
  action?: ReactNode;
}

/** Shown in place of a list that is empty or could not be loaded. Give it `role="status"` or `"alert"` when it appears by itself. Renders a `<div>`. */
export const StatusView = forwardRef<HTMLDivElement, StatusViewProps>(function StatusView(
  { icon, title, description, action, ...rest },
  ref,
) {
  return (
    <div {...part('status-view', rest, styles.view)} ref={ref}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title} data-carillon="status-title">
        {title}
      </p>
      {description && (
        <p className={styles.description} data-carillon="status-description">
          {description}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

'use client';

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { part, Switch } from '../../primitives/index.ts';
import * as styles from './Preferences.css.ts';

/** Props of `Preferences.Group`: those of a `<section>`. Children are its rows. */
export interface PreferencesGroupProps extends ComponentPropsWithoutRef<'section'> {
  /** The words above its rows. */
  heading: ReactNode;
  /** Whether each preference that its switch controls is on. Without any there is no switch. */
  switches: readonly boolean[];
  /** Called to turn all of them on or off. */
  onSwitch: (on: boolean) => void;
}

/**
 * Preferences under a heading, with one switch for all of them: on when all are on, and mixed when some are, which is exposed as a
 * checkbox, because ARIA has no mixed switch. A press on a mixed switch turns all on. Renders a `<section>`.
 */
export const PreferencesGroup = forwardRef<HTMLElement, PreferencesGroupProps>(
  function PreferencesGroup(props, ref) {
    const { heading, switches, onSwitch, children, ...native } = props;
    const headingId = useId();
    const on = switches.filter(Boolean).length;
    return (
      <section {...part('preference-group', native, styles.group)} ref={ref} aria-labelledby={headingId}>
        <div className={styles.groupHead}>
          <h3 id={headingId} className={styles.heading}>
            {heading}
          </h3>
          {switches.length > 0 && (
            <Switch
              aria-labelledby={headingId}
              mixed={switches.length > 1 ? on > 0 && on < switches.length : undefined}
              checked={on === switches.length}
              onCheckedChange={onSwitch}
            />
          )}
        </div>
        <div className={styles.card}>{children}</div>
      </section>
    );
  },
);

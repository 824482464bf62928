import type { InboxMessage } from '../../data/index.ts';
import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { placeWords } from '../../locales/index.ts';
import * as styles from './severity.css.ts';

const names = { high: 'severityHigh', medium: 'severityMedium', low: 'severityLow' } as const;

/** Rows say how much their message matters, and why it came, where its sender has said that. */
export const severity: FeatureCode = {
  start: ({ translator }, add) =>
    placeWords.follow(translator, ({ text }) =>
      add({
        rowMarks: ({ severity, reason }: InboxMessage) =>
          (severity || reason) && (
            <>
              {severity && (
                <span className={styles.severity} data-severity={severity}>
                  {text(names[severity])}
                </span>
              )}
              {reason && <bdi>{reason.slice(0, 80)}</bdi>}
            </>
          ),
      }),
    ),
};

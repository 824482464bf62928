import type { InboxMessage } from '../../data/index.ts';
import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { placeWords } from '../../locales/index.ts';
import * as styles from './severity.css.ts';

/** A message that matters little needs no mark. */
const names = { high: 'severityHigh', medium: 'severityMedium', low: undefined } as const;

/** Rows say how much their message matters, and why it came, where its sender has said that. */
export const severity: FeatureCode = {
  start: ({ translator }, add) =>
    placeWords.follow(translator, ({ text }) =>
      add({
        rowMarks({ severity, reason }: InboxMessage) {
          const name = severity && names[severity];
          return (
            (name || reason) && (
              <>
                {name && (
                  <span className={styles.severity} data-severity={severity}>
                    {text(name)}
                  </span>
                )}
                {reason && <bdi>{reason.slice(0, 80)}</bdi>}
              </>
            )
          );
        },
      }),
    ),
};

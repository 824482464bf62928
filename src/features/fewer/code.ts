import { keepTrying } from '../../base/index.ts';
import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { createFewer } from './createFewer.ts';
import { loadRows } from './loadRows.ts';
import type { FewerContext } from './Rows.ts';

/** The code of `fewer`, with what gives the thread of a message. */
export function fewerCode(threadOf: FewerContext['threadOf'] | undefined): FeatureCode {
  return {
    start({ client, translator, isListed }, add) {
      const fewer = client.service(createFewer);
      const leave = fewer.use(threadOf);
      let end = () => {};
      const stop = isListed
        ? keepTrying(loadRows, ({ startRows }) => {
            end = startRows(fewer.context, translator, add);
          })
        : undefined;
      return () => {
        stop?.();
        end();
        leave();
      };
    },
  };
}

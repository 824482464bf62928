import type { Queryable } from '../database/database.ts';

/** The key of the global preference beside those of the workflows. */
export const globalPreference = 'global';

/** Whether a subscriber accepts in-app messages of a workflow; a preference that was never set allows them. */
export async function inAppAllowed(
  database: Queryable,
  subscriber: string,
  templateId: string,
): Promise<boolean> {
  const refusals = await database.query(
    `select 1 from preferences where subscriber_id = $1 and template_id = any($2::text[])
       and (not enabled or channels @> '{"in_app": false}'::jsonb) limit 1`,
    [subscriber, [globalPreference, templateId]],
  );
  return refusals.length === 0;
}

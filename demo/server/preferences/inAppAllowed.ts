import type { Queryable } from '../database/database.ts';

/** The key of the global preference beside those of the workflows. */
export const globalPreference = 'global';

/**
 * Whether a subscriber accepts in-app messages of a workflow. A choice for the workflow's channel wins over the one for all
 * workflows, and a preference that was never set allows them.
 */
export async function inAppAllowed(
  database: Queryable,
  subscriber: string,
  templateId: string,
): Promise<boolean> {
  const [row] = await database.query<{ allowed: boolean }>(
    `select coalesce(bool_and(enabled), true) and coalesce(
       bool_or((channels ->> 'in_app')::boolean) filter (where template_id = $3),
       bool_or((channels ->> 'in_app')::boolean) filter (where template_id = $2),
       true
     ) as allowed from preferences where subscriber_id = $1 and template_id in ($2, $3)`,
    [subscriber, globalPreference, templateId],
  );
  return row?.allowed ?? true;
}

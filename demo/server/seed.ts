import { storeMessage } from './messages/storeMessage.ts';
import type { PlatformContext } from './platformContext.ts';
import { people, type SeedMessage, seedMessages } from './seedMessages.ts';
import { saveSubscriber } from './subscribers.ts';

const minuteMs = 60_000;

/** The subscriber whose inbox the demo shows. */
export const demoSubscriber = { subscriberId: 'demo-subscriber', firstName: 'Sam', lastName: 'Rivera' };

/** Fills the demo subscriber's inbox at the very first start; later starts leave everything as it is. */
export async function seedOnce({
  database,
  workflows,
}: Pick<PlatformContext, 'database' | 'workflows'>): Promise<void> {
  await database.transaction(async (transaction) => {
    // The insert decides: of several processes that start at once, only the one whose row it is goes on.
    const first = await transaction.query(
      `insert into settings (key, value) values ('seeded', $1) on conflict (key) do nothing returning key`,
      [new Date().toISOString()],
    );
    if (first.length === 0) return;
    const receiver = await saveSubscriber(transaction, demoSubscriber);
    const actors = new Map<string, string>();
    for (const person of people) {
      actors.set(person.subscriberId, (await saveSubscriber(transaction, person)).id);
    }
    const now = Date.now();
    for (const [index, message] of [...seedMessages].reverse().entries()) {
      const workflow = workflows.find((known) => known.identifier === message.workflow);
      if (!workflow) throw new Error(`The seed names an unknown workflow: ${message.workflow}`);
      await storeMessage(transaction, {
        workflow,
        content: workflow.compose(message.payload),
        payload: message.payload,
        overrides: {},
        transactionId: `seed-${index + 1}`,
        subscriber: receiver.id,
        actor: message.actor ? (actors.get(message.actor) ?? null) : null,
        past: { createdAt: new Date(now - message.minutesAgo * minuteMs), ...stateOf(message) },
      });
    }
  });
}

function stateOf({ state }: SeedMessage): { seen: boolean; read: boolean } {
  return { seen: state !== 'new', read: state === 'read' };
}

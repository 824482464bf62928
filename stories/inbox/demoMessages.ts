import { people, type SeedMessage, seedMessages } from '../../demo/server/seedMessages.ts';
import { workflows } from '../../demo/server/workflows.ts';
import { buildMessage, type WireMessage, worldNow } from '../../src/mocks/index.ts';

/** The messages of the demo, as its platform would send them now: newest first, with their texts, senders and buttons. */
export const demoMessages: readonly WireMessage[] = seedMessages.map(messageOf);

function messageOf(seed: SeedMessage, index: number): WireMessage {
  const workflow = workflows.find(({ identifier }) => identifier === seed.workflow);
  if (workflow === undefined) {
    throw new Error(`The demo has no workflow "${seed.workflow}".`);
  }
  const { subject, content, actor, cta, buttons } = workflow.compose(seed.payload);
  const person = people.find(({ subscriberId }) => subscriberId === seed.actor);
  const createdAt = new Date(worldNow - seed.minutesAgo * 60_000).toISOString();
  return buildMessage(
    {
      templateIdentifier: workflow.identifier,
      ...(subject === undefined ? {} : { subject }),
      content,
      actor: { type: actor?.type ?? 'user', data: actor?.data ?? null },
      ...(person && { actorSubscriber: { ...buildMessage().subscriber, ...person } }),
      cta: {
        type: 'redirect',
        data: cta?.url === undefined ? {} : { url: cta.url },
        action: { status: 'pending', buttons: [...(buttons ?? [])], result: {} },
      },
      seen: seed.state !== 'new',
      read: seed.state === 'read',
      createdAt,
      updatedAt: createdAt,
    },
    index,
  );
}

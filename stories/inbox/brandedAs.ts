import { buildOrganization, type Scenario, type WireOrganization } from '../../src/mocks/index.ts';

/** An organization with a look of its own. */
export function brandedAs(branding: Partial<Record<keyof WireOrganization['branding'], unknown>>): Scenario {
  const organization = { ...buildOrganization(), branding };
  return (world) =>
    world.addFault({
      concerns: ({ path }) => path === '/widgets/organization',
      before: () => Response.json({ data: organization }),
    });
}

import type { Fault, WorldRequest } from './faults.ts';
import type { Scenario, World } from './worldContract.ts';

/** Limits a scenario to the calls of one path, or of the paths that match a pattern. `path` has no version: `/widgets/organization`. */
export function only(path: string | RegExp, scenario: Scenario): Scenario {
  return (world) => {
    const narrowed: World = Object.create(world, {
      addFault: {
        value(fault: Fault) {
          const isMeant = (other: string) =>
            typeof path === 'string' ? other === path : other.search(path) >= 0;
          const concerns = (request: WorldRequest) =>
            isMeant(request.path) && (fault.concerns?.(request) ?? true);
          return world.addFault({ ...fault, concerns });
        },
      },
    });
    return scenario(narrowed);
  };
}

/** Several scenarios as one. They start in order and end in reverse order. */
export function combine(...scenarios: readonly Scenario[]): Scenario {
  return (world) => {
    const undos = scenarios.map((begin) => begin(world)).reverse();
    return () => {
      for (const undo of undos) {
        undo();
      }
    };
  };
}

import type { Trouble, WorldRequest } from './trouble.ts';
import type { Scenario, World } from './worldContract.ts';

/** A scenario for the calls of one path only; `path` is without the version, as in the ledger. */
export function only(path: string, scenario: Scenario): Scenario {
  return (world) => {
    const narrowed: World = Object.create(world, {
      addTrouble: {
        value(trouble: Trouble) {
          const concerns = (request: WorldRequest) =>
            request.path === path && (trouble.concerns?.(request) ?? true);
          return world.addTrouble({ ...trouble, concerns });
        },
      },
    });
    return scenario(narrowed);
  };
}

/** Several scenarios as one. Undone in reverse order. */
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

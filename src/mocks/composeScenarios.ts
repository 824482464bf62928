import type { Trouble, WorldRequest } from './trouble.ts';
import type { Scenario, World } from './worldContract.ts';

/** A scenario for the calls of one path only, or of those that a pattern finds; `path` is without the version, as in the ledger. */
export function only(path: string | RegExp, scenario: Scenario): Scenario {
  return (world) => {
    const narrowed: World = Object.create(world, {
      addTrouble: {
        value(trouble: Trouble) {
          const isMeant = (other: string) =>
            typeof path === 'string' ? other === path : other.search(path) >= 0;
          const concerns = (request: WorldRequest) =>
            isMeant(request.path) && (trouble.concerns?.(request) ?? true);
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

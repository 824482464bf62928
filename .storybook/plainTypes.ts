import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/**
 * Someone who tries a part enters `string | undefined` as text, not as an object: optional props get the control of the type that they hold.
 */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      const held = typeof type === 'object' && type.name === 'union' ? type.value.filter(isSomething) : [];
      const [only] = held;
      return [name, only !== undefined && held.length === 1 ? { ...argType, type: only } : argType];
    }),
  );

function isSomething(type: SBType): boolean {
  return !(type.name === 'other' && ['undefined', 'null'].includes(type.value));
}

/** Exported by `@storybook/react` without types. */
declare module '@storybook/react/entry-preview-argtypes' {
  import type { StrictArgTypes } from 'storybook/internal/types';
  export const parameters: { docs: { extractArgTypes(component: unknown): StrictArgTypes | null } };
}

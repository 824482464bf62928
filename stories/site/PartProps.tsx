import { ArgTypes } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { docs } from '../../.storybook/propTables.ts';

/** The props of a part, or in a sentence that it has none of its own. */
export function PartProps({ of }: { of: ComponentType<never> }) {
  const props = docs.extractArgTypes(of);
  return props === null || Object.keys(props).length === 0 ? (
    <p>It takes the props of its element, and none of its own.</p>
  ) : (
    <ArgTypes of={of} />
  );
}

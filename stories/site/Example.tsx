import { Canvas, Markdown, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import './example.css';
import { exampleHeights } from './exampleHeights.ts';

/** A story below the sentence that its source says of it, in as much room as it will need. */
export function Example(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const [wide = 0, narrow = wide] = exampleHeights[story.id] ?? [];
  const { description } = story.parameters.docs ?? {};
  return (
    <figure className="example" style={{ '--wide': `${wide}px`, '--narrow': `${narrow}px` } as object}>
      <figcaption>
        <Markdown>{description?.story ?? ''}</Markdown>
      </figcaption>
      <Canvas {...props} />
    </figure>
  );
}

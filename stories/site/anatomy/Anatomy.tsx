import { Story, useOf } from '@storybook/addon-docs/blocks';
import { AnatomyFrame, type AnatomyFrameProps } from './AnatomyFrame.tsx';

/** Props of `Anatomy`. */
interface AnatomyProps extends Pick<AnatomyFrameProps, 'count' | 'width' | 'height'> {
  /** The story that is drawn. */
  of: object;
  /** The `data-carillon` of the parts whose pieces are numbered, separated by spaces. */
  parts: string;
}

/** The drawing with which the page of a part begins: a story, its pieces numbered. */
export function Anatomy({ of, parts, ...room }: AnatomyProps) {
  const { story } = useOf(of, ['story']);
  return (
    <AnatomyFrame of={parts.split(' ')} {...room}>
      <Story of={story.moduleExport} />
    </AnatomyFrame>
  );
}

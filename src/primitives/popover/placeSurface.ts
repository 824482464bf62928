import { computePosition, flip, limitShift, offset, type Placement, shift, size } from '@floating-ui/dom';
import type { PopoverContentProps } from '@radix-ui/react-popover';
import { undoZoom } from './Layer.tsx';
import { raise } from './topLayer.ts';

/** Where a surface is beside its anchor. */
export type SurfacePosition = Pick<
  PopoverContentProps,
  'side' | 'align' | 'sideOffset' | 'alignOffset' | 'collisionPadding'
>;

/** Where it is if it is not said otherwise. */
export const defaultPosition = { align: 'end', sideOffset: 8, collisionPadding: 8 } as const;

/**
 * Puts a surface whose effects do not run yet where Radix will put it, by the same library with the same rules, so that it does not move
 * when they do. Has ended before the next frame is painted. One that is shown is measured in that frame, whose style and layout that costs:
 * in the press they would be forced.
 */
export async function placeSurface(
  box: Element,
  anchor: Element | null,
  position: SurfacePosition,
  isShown: boolean,
): Promise<void> {
  const wrapper = box.querySelector<HTMLElement>('[data-radix-popper-content-wrapper]');
  const surface = wrapper?.firstElementChild as HTMLElement | null | undefined;
  if (!wrapper || !surface || anchor === null) {
    return;
  }
  // It appears when it is shown, and not once more when its effects run.
  surface.style.animation = isShown ? '' : 'none';
  if (isShown) {
    await new Promise((resolve) => surface.ownerDocument.defaultView?.requestAnimationFrame(resolve));
    raise(wrapper.parentElement);
  }
  undoZoom(wrapper.parentElement);
  const { side = 'bottom', alignOffset = 0 } = position;
  const { align = defaultPosition.align, sideOffset = defaultPosition.sideOffset } = position;
  const { collisionPadding: padding = defaultPosition.collisionPadding } = position;
  const placement: Placement = align === 'center' ? side : `${side}-${align}`;
  // Only the viewport bounds it.
  const bounds = { padding, boundary: [] };
  const { x, y } = await computePosition(anchor, wrapper, {
    strategy: 'fixed',
    placement,
    middleware: [
      offset({ mainAxis: sideOffset, alignmentAxis: alignOffset }),
      shift({ crossAxis: false, limiter: limitShift(), ...bounds }),
      flip(bounds),
      size({
        ...bounds,
        apply({ availableHeight, availableWidth }) {
          wrapper.style.setProperty('--radix-popper-available-height', `${availableHeight}px`);
          wrapper.style.setProperty('--radix-popper-available-width', `${availableWidth}px`);
        },
      }),
    ],
  });
  const dpr = devicePixelRatio;
  wrapper.style.transform = `translate(${Math.round(x * dpr) / dpr}px, ${Math.round(y * dpr) / dpr}px)`;
  wrapper.style.zIndex = getComputedStyle(surface).zIndex;
}

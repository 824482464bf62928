/**
 * Lets animations play again. Storybook pauses them while it checks a drawn story, and when the check fails it leaves its style element
 * behind: every later story on the page then stands at the beginning of its transitions, and fails for what another did wrong.
 */
export function playAnimations(): void {
  for (const style of document.head.querySelectorAll(':scope > style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) {
      style.remove();
    }
  }
}

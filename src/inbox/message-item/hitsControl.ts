import type { MouseEvent } from 'react';

const roles =
  'button link menuitem menuitemcheckbox menuitemradio option switch checkbox radio slider spinbutton tab treeitem textbox searchbox combobox';

/** What does something of its own when it is pressed, the host's controls included. */
const controls = [
  'a, button, input, select, textarea, label, summary, video[controls], audio[controls], iframe, object, embed',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]:not([tabindex="-1"])',
  ...roles.split(' ').map((role) => `[role="${role}"]`),
].join();

/** Whether a click on a row is one on something in it that does something of its own, shadow trees that are open included. */
export function hitsControl({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>): boolean {
  const path = nativeEvent.composedPath();
  return path
    .slice(0, path.indexOf(currentTarget))
    .some((part) => 'matches' in part && (part as Element).matches(controls));
}

import type { MouseEvent } from 'react';

const roles =
  'button link menuitem menuitemcheckbox menuitemradio option switch checkbox radio slider spinbutton tab treeitem textbox searchbox combobox';

/** Elements that handle a press themselves, including the host's controls. */
const controls = [
  'a, button, input, select, textarea, label, summary, video[controls], audio[controls], iframe, object, embed',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]:not([tabindex="-1"])',
  ...roles.split(' ').map((role) => `[role="${role}"]`),
].join();

/** Whether a click on a row hits a control in it, including controls in open shadow trees. */
export function hitsControl({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>): boolean {
  const path = nativeEvent.composedPath();
  return path
    .slice(0, path.indexOf(currentTarget))
    .some((part) => 'matches' in part && (part as Element).matches(controls));
}

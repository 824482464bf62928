import { spyOn } from 'storybook/test';

/** Takes what a story copies: a browser without a window of its own, or without permission, would refuse it. */
export function holdClipboard({ refuses = false } = {}) {
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
    if (refuses) {
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    }
  });
}

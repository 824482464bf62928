/** Calls a function after the next frame of a window, or soon where that is out of sight. Returns a function that cancels it. */
export function afterFrame(page: Window, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = page.requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  if (page.document.visibilityState === 'hidden') {
    timer = setTimeout(act);
  }
  return () => {
    page.cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}

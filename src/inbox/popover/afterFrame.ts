/** Calls a function after the next frame, or soon where the page is out of sight. Returns a function that cancels it. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  if (document.visibilityState === 'hidden') {
    timer = setTimeout(act);
  }
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}

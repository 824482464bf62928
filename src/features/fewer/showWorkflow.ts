/** Shows a workflow among the preferences of a panel, with the focus on it, once it is there. Returns a function that gives it up. */
export function showWorkflow(panel: Element, workflowId: string): () => void {
  const observer = new MutationObserver(look);

  function look(): void {
    const control = panel.querySelector<HTMLElement>(
      `[data-workflow-id="${CSS.escape(workflowId)}"] :is(button, input)`,
    );
    if (control !== null) {
      observer.disconnect();
      if (control.ariaExpanded === 'false') {
        control.click();
      }
      control.focus();
      control.scrollIntoView({ block: 'center' });
    }
  }

  observer.observe(panel, { subtree: true, childList: true });
  look();
  return () => observer.disconnect();
}

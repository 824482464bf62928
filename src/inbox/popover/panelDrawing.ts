/** The panel of a popover, which is `drawn` out of sight, once or more, before it is opened. */
export interface PanelDrawing {
  readonly stage: 'closed' | 'drawn' | 'open';
  /** Each opening has a panel of its own. */
  readonly panel: number;
}

/** The next state of a panel that gets into a stage; another object each time that it is drawn. */
export function reduceDrawing({ stage, panel }: PanelDrawing, next: PanelDrawing['stage']): PanelDrawing {
  return { stage: next, panel: next === 'drawn' && stage === 'closed' ? panel + 1 : panel };
}

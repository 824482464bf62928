/** Who or what a message comes from. */
export interface MessageActor {
  type: 'none' | 'user' | 'system_icon' | 'system_custom';
  /** For `system_icon` the icon's name, for `system_custom` an address, for `user` filled in by the feed. */
  data: string | null;
}

/** One of the sender's buttons. */
export interface MessageButton {
  type: 'primary' | 'secondary';
  content: string;
  resultContent?: string;
  url?: string;
  target?: string;
}

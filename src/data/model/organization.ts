/** The organization that sends the messages. */
export interface Organization {
  /** The backend's id of the organization. */
  readonly id: string;
  /** Its name; an empty text if the server sent none. */
  readonly name: string;
  /** Its branding, as set in the backend's dashboard. */
  readonly branding: {
    readonly color?: string | undefined;
    readonly logo?: string | undefined;
    readonly fontFamily?: string | undefined;
    readonly direction?: 'ltr' | 'rtl' | undefined;
  };
}

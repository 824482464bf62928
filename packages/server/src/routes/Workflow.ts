/** The channels that a reader can turn. */
export type Channel = 'in_app' | 'email' | 'sms' | 'chat' | 'push';

/** A kind of notification that a reader can turn off. */
export interface Workflow {
  readonly id: string;
  /** What the reader sees it as. */
  readonly name: string;
  /** Whether its switches cannot be turned. @default false */
  readonly critical?: boolean;
  readonly tags?: readonly string[];
  /** Its channels, and whether each is on before the reader turns it. @default { in_app: true } */
  readonly channels?: Readonly<Partial<Record<Channel, boolean>>>;
}

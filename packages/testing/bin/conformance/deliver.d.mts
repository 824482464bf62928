import type { InboxBackend } from 'carillon/backends';

export declare function byCommand(command: string): (subscriberId: string, message: object) => Promise<void>;

export declare function isListed(
  reader: { backend: InboxBackend; subscriberId: string; subscriberHash?: string | undefined },
  deliver: (subscriberId: string, message: { title: string; body: string }) => Promise<unknown>,
  settleMs: number,
): Promise<boolean>;

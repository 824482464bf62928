export declare function byCommand(command: string): (subscriberId: string, message: object) => Promise<void>;

import { createHash, randomBytes } from 'node:crypto';

const processPart = randomBytes(5).toString('hex');
let counter = randomBytes(3).readUIntBE(0, 3);

/** The pattern of every identifier of the protocol: 24 hexadecimal digits. */
export const objectIdPattern = /^[0-9a-fA-F]{24}$/;

/** Makes a new identifier; identifiers of one process sort by time, then by the order of the calls. */
export function newObjectId(at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  counter = (counter + 1) % 0x1000000;
  return `${seconds}${processPart}${counter.toString(16).padStart(6, '0')}`;
}

/** Makes the identifier of something that is declared in code, the same in every process and at every start. */
export function stableObjectId(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}\n${name}`).digest('hex').slice(0, 24);
}

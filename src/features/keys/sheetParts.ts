// What the sheet of keys needs, in one chunk.
export { KeysItem } from './KeysItem.tsx';
export { KeysSheet } from './KeysSheet.tsx';

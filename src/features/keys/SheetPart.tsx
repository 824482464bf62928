import { KeysItem, type KeysItemProps } from './KeysItem.tsx';
import { KeysSheet, type KeysSheetProps } from './KeysSheet.tsx';

/** What is loaded once the sheet of keys, or the command that opens it, is asked for: the one or the other. */
export function SheetPart(props: KeysSheetProps | KeysItemProps) {
  return 'beside' in props ? <KeysItem {...props} /> : <KeysSheet {...props} />;
}

/** What a menu is made of: a chunk of its own, for most readers open none. */
export {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../primitives/index.ts';

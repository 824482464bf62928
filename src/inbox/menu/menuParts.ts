/** The components of a menu, in a chunk of their own: most readers open no menu. */
export {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../primitives/index.ts';

/** What is above the page: it is fetched after the rows that a reader sees first. */
export { PopoverBox, PopoverSurface, placeSurface } from '../../primitives/index.ts';
export { ButtonMenu } from './ButtonMenu.tsx';

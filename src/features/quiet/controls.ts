export { QuietItems } from './QuietItems.tsx';
export { QuietSection } from './QuietSection.tsx';

export { Toasts } from './Toasts.tsx';
export { toastsOf } from './toastsOf.ts';

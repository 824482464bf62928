// For svelte-check, which reads the whole app.
declare module '*.vue' {
  const component: import('vue').DefineComponent<{ backend: string }>;
  export default component;
}

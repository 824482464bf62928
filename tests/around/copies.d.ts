declare module '@radix-ui/react-dialog?copy' {
  export * from '@radix-ui/react-dialog';
}

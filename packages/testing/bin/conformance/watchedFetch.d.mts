export declare function watchedFetch(send?: typeof fetch): {
  readonly fetch: typeof fetch;
  readonly text: () => string;
  readonly breakLine: () => void;
};

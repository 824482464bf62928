type PreferencesChunk = typeof import('./PreferencesContents.tsx');

let loading: Promise<PreferencesChunk> | undefined;

/** Fetches the preferences' chunk, once. A failed fetch is forgotten, so that the next try can succeed. */
export function loadPreferencesContents(): Promise<PreferencesChunk> {
  loading ??= import('./PreferencesContents.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

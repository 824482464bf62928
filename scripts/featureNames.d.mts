export const featureNames: readonly string[];

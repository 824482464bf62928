// The package that the hosts import. `bench/moving` puts the legacy widget 2.0.0 in its place.
export * from '../../../src/legacy/index.ts';

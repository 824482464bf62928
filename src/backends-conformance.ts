// The public names of `carillon-testing/conformance`: a suite that any backend can be tried with, by any test runner.
export type {
  ConformanceCase,
  ConformanceReader,
  ConformanceSubject,
} from './backends/conformance/ConformanceSubject.ts';
export {
  type ConformanceResult,
  conformanceCases,
  conformanceReport,
  runConformance,
  runConformanceCase,
} from './backends/conformance/conformance.ts';

// The public names of `carillon/backends/conformance`: a suite that any backend can be tried with, by any test runner.
export {
  type ConformanceCase,
  type ConformanceReader,
  type ConformanceResult,
  type ConformanceSubject,
  conformanceCases,
  conformanceReport,
  runConformance,
  runConformanceCase,
} from './backends/index.ts';

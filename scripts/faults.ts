import { readFileSync, writeFileSync } from 'node:fs';
import { writeFaultTests } from '../tests/docs/faultTests.ts';
import { readSourceFiles } from '../tests/docs/sourceFiles.ts';

// Writes the lists of tests in docs/faults.md, from the names of the tests.
const page = 'docs/faults.md';
writeFileSync(page, writeFaultTests(readFileSync(page, 'utf8'), readSourceFiles()));

import { writeFileSync } from 'node:fs';
import { comparePath, readComparison, writeComparison } from '../tests/docs/compare.ts';

// Writes the page that shows carillon beside other inboxes.
writeFileSync(comparePath, writeComparison(readComparison()));

import { writeFileSync } from 'node:fs';
import { indexPath, readPages, writeIndex } from '../tests/docs/decisions.ts';

// Writes the page that lists all decisions.
writeFileSync(indexPath, writeIndex(readPages()));

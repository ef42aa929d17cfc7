import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { installedBinaries, preparedBinaries } from './binaries.ts';
import { canReach, giveTo, makeReachable, serverUser, type ServerUser } from './server-user.ts';

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

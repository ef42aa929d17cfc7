import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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
export function serverUser(cluster: string): ServerUser | undefined {
  if (!isRoot()) return undefined;
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  return owner === undefined || owner.uid === 0 ? nobody() : { uid: owner.uid, gid: owner.gid };
}

/** Whether the user may enter the folder or, if it does not exist yet, its nearest existing parent. */
export function canReach(user: ServerUser | undefined, folder: string): boolean {
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
export function makeReachable(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined || !isRoot()) return;
  for (let created = folder; created.length >= first.length; created = path.dirname(created))
    chmodSync(created, 0o755);
}

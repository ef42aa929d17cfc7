import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeSocketFolder, type Place } from './place.ts';
import { StartFailure } from '../../start-failure.ts';
import { giveTo } from './server-user.ts';

/** The one account inside the embedded server. */
export const clusterUser = 'saer';

const asUser = ({ user }: Place) => (user === undefined ? {} : { uid: user.uid, gid: user.gid });
const program = (place: Place, name: string) =>
  path.join(place.binaries, process.platform === 'win32' ? `${name}.exe` : name);

function run(place: Place, name: string, args: readonly string[]): void {
  // The server's user may not enter our working folder.
  const { status, stderr, error } = spawnSync(program(place, name), args, {
    ...asUser(place),
    cwd: '/',
    encoding: 'utf8',
  });
  if (status === 0) return;
  const reason = error?.message ?? stderr.split('\n').find((line) => /error|fatal/i.test(line)) ?? stderr;
  throw new StartFailure(
    `The embedded PostgreSQL failed (${name}): ${reason.trim().replaceAll(/\s+/g, ' ')}`,
  );
}

/** Makes the cluster if there is none: beside its place and then renamed, so that one cut short is never taken for whole. */
export function makeCluster(place: Place): void {
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) return;
  const half = `${place.cluster}.${process.pid}`;
  const passwordFile = `${half}.password`;
  mkdirSync(half, { mode: 0o700 });
  giveTo(place.user, half);
  try {
    const authentication =
      place.access.kind === 'socket'
        ? ['--auth=trust']
        : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    if (place.access.kind === 'tcp') {
      writeFileSync(passwordFile, place.access.password, { mode: 0o600 });
      giveTo(place.user, passwordFile);
    }
    run(place, 'initdb', [
      `--pgdata=${half}`,
      `--username=${clusterUser}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      ...authentication,
    ]);
    renameSync(half, place.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

const settings = (place: Place, port: number): Record<string, string | number> => ({
  port,
  ...(place.access.kind === 'socket'
    ? { listen_addresses: '', unix_socket_directories: place.access.folder }
    : {
        listen_addresses: '127.0.0.1',
        ...(process.platform === 'win32' ? {} : { unix_socket_directories: '' }),
      }),
  max_connections: 60,
  shared_buffers: '64MB',
  timezone: 'UTC',
  // Errors of statements are ours to log, without the values that the server would quote.
  log_min_messages: 'log',
});

/** Starts the server as a process group of its own: a Ctrl-C in the terminal must reach it through us, after our last query. */
export function launch(place: Place, port: number): ChildProcess {
  if (place.access.kind === 'socket') makeSocketFolder(place.access.folder, place.user);
  const log = openSync(place.log, 'a');
  const args = Object.entries(settings(place, port)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program(place, 'postgres'), ['-D', place.cluster, ...args], {
    ...asUser(place),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // A program that cannot be run has no process and no exit code; whoever waits for an answer sees that none comes.
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** Whether a launched server's process is there. */
export const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Ends the server: running statements are broken off, nothing that was acknowledged is lost. */
export function halt(place: Place): void {
  run(place, 'pg_ctl', ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '30']);
}

const postmasterFile = (place: Place) => path.join(place.cluster, 'postmaster.pid');

/** What the running server wrote down about itself. */
export function runningServer(place: Place): { pid: number; port: number } | undefined {
  if (!existsSync(postmasterFile(place))) return undefined;
  const [pid = '', , , port = ''] = readFileSync(postmasterFile(place), 'utf8').split('\n');
  return Number(pid) > 0 && Number(port) > 0 ? { pid: Number(pid), port: Number(port) } : undefined;
}

function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The files by which a server holds its data and its socket; the first line of each is its process number. */
const lockFiles = (place: Place, port: number): readonly string[] => [
  postmasterFile(place),
  ...(place.access.kind === 'socket' ? [path.join(place.access.folder, `.s.PGSQL.${port}.lock`)] : []),
];

/** A killed server whose parent has not collected it still has a process number, and PostgreSQL takes it for alive. */
export function removeLocksOfZombies(place: Place, port: number): void {
  for (const file of lockFiles(place, port)) {
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    if (pid > 0 && isZombie(pid)) rmSync(file, { force: true });
  }
}

/** Whether the process that the running server wrote down is there, whoever launched it. */
export function hasProcess(place: Place): boolean {
  const pid = runningServer(place)?.pid;
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

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
import { makeSocketFolder, type DataDir, giveTo } from './data-dir.ts';
import { StartupError } from '../../startup-error.ts';

/** The one account inside the embedded server. */
export const clusterUser = 'saer';

const asUser = ({ user }: DataDir) => (user === undefined ? {} : { uid: user.uid, gid: user.gid });
const program = (dataDir: DataDir, name: string) =>
  path.join(dataDir.binaries, process.platform === 'win32' ? `${name}.exe` : name);

function run(dataDir: DataDir, name: string, args: readonly string[]): void {
  // The server's user may not enter our working folder.
  const { status, stderr, error } = spawnSync(program(dataDir, name), args, {
    ...asUser(dataDir),
    cwd: '/',
    encoding: 'utf8',
  });
  if (status === 0) return;
  const reason = error?.message ?? stderr.split('\n').find((line) => /error|fatal/i.test(line)) ?? stderr;
  throw new StartupError(
    `The embedded PostgreSQL failed (${name}): ${reason.trim().replaceAll(/\s+/g, ' ')}`,
  );
}

/** Creates the cluster if there is none: in a temporary folder that is then renamed, so that an incomplete one is never used. */
export function makeCluster(dataDir: DataDir): void {
  if (existsSync(path.join(dataDir.cluster, 'PG_VERSION'))) return;
  const half = `${dataDir.cluster}.${process.pid}`;
  const passwordFile = `${half}.password`;
  mkdirSync(half, { mode: 0o700 });
  giveTo(dataDir.user, half);
  try {
    const authentication =
      dataDir.access.kind === 'socket'
        ? ['--auth=trust']
        : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    if (dataDir.access.kind === 'tcp') {
      writeFileSync(passwordFile, dataDir.access.password, { mode: 0o600 });
      giveTo(dataDir.user, passwordFile);
    }
    run(dataDir, 'initdb', [
      `--pgdata=${half}`,
      `--username=${clusterUser}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      ...authentication,
    ]);
    renameSync(half, dataDir.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

const settings = (dataDir: DataDir, port: number): Record<string, string | number> => ({
  port,
  ...(dataDir.access.kind === 'socket'
    ? { listen_addresses: '', unix_socket_directories: dataDir.access.folder }
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

/** Starts the server in a separate process group: a Ctrl-C in the terminal must reach it through us, after our last query. */
export function launch(dataDir: DataDir, port: number): ChildProcess {
  if (dataDir.access.kind === 'socket') makeSocketFolder(dataDir.access.folder, dataDir.user);
  const log = openSync(dataDir.log, 'a');
  const args = Object.entries(settings(dataDir, port)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program(dataDir, 'postgres'), ['-D', dataDir.cluster, ...args], {
    ...asUser(dataDir),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // A program that cannot be run has no process and no exit code; callers notice that no reply comes.
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** Tells whether a launched server's process is running. */
export const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Ends the server: running statements are broken off, nothing that was acknowledged is lost. */
export function halt(dataDir: DataDir): void {
  try {
    run(dataDir, 'pg_ctl', ['stop', '-D', dataDir.cluster, '-m', 'fast', '-w', '-t', '30']);
  } catch (error) {
    // It may have ended by itself meanwhile.
    if (hasProcess(dataDir)) throw error;
  }
}

const postmasterFile = (dataDir: DataDir) => path.join(dataDir.cluster, 'postmaster.pid');

/** The running server's own record about itself. */
export function runningServer(dataDir: DataDir): { pid: number; port: number } | undefined {
  if (!existsSync(postmasterFile(dataDir))) return undefined;
  const [pid = '', , , port = ''] = readFileSync(postmasterFile(dataDir), 'utf8').split('\n');
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
const lockFiles = (dataDir: DataDir, port: number): readonly string[] => [
  postmasterFile(dataDir),
  ...(dataDir.access.kind === 'socket' ? [path.join(dataDir.access.folder, `.s.PGSQL.${port}.lock`)] : []),
];

/** A killed server whose parent has not collected it still has a process number, and PostgreSQL takes it for alive. */
export function removeLocksOfZombies(dataDir: DataDir, port: number): void {
  for (const file of lockFiles(dataDir, port)) {
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
    if (pid > 0 && isZombie(pid)) rmSync(file, { force: true });
  }
}

/** Tells whether the recorded process of the server exists, whoever launched it. */
export function hasProcess(dataDir: DataDir): boolean {
  const pid = runningServer(dataDir)?.pid;
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

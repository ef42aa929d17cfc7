import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartupError } from '../startup-error.ts';

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'a file has its name',
};

const describeReason = (error: unknown): string => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return reasons[String(code)] ?? String(code ?? error);
};

/** Ends the start if the data folder is not writable; creates it if missing. */
export function requireWritableFolder(folder: string): void {
  const probe = path.join(folder, `.write-test.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    // An empty file fits on a full disk.
    writeFileSync(probe, Buffer.alloc(8192));
    rmSync(probe);
  } catch (error) {
    try {
      rmSync(probe, { force: true });
    } catch {
      // It was never written.
    }
    throw new StartupError(
      `The data folder ${folder} cannot be written: ${describeReason(error)}. Correct that, or name another folder: DATA_DIR=/path npm start`,
    );
  }
}

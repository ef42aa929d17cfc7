import { existsSync, readFileSync, statSync } from 'node:fs';

/** Where the log ends now: what is written after it belongs to the next launch. */
export const logEnd = (log: string): number => (existsSync(log) ? statSync(log).size : 0);

/** Why a launch failed, in one line: the last error that PostgreSQL wrote since `start`, without time and process. */
export function failureReason(log: string, start = 0): string {
  if (!existsSync(log)) return 'it wrote no log';
  const lines = readFileSync(log).subarray(start).toString('utf8').trim().split('\n');
  const error =
    lines.findLast((line) => /(?:FATAL|PANIC|ERROR):|^postgres:/.test(line)) ?? lines.at(-1) ?? '';
  return error.replace(/^.*?\b(?:FATAL|PANIC|ERROR):\s+/, '') || 'it gave no reason';
}

export const isDiskFull = (reason: string): boolean =>
  /no space left on device|disk quota exceeded/i.test(reason);

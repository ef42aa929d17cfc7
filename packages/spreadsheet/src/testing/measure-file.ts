/**
 * Reads one file as the server's reading process does, and says what became of it, how long the processor worked on it from its bytes to
 * the answer, in milliseconds of a usual one, and how much memory the process ever took, its own start included and the bytes of the
 * file not.
 */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileLimits } from '../read/file-limits.ts';
import { readProductSheets } from '../read-product-sheets.ts';
import { slowness } from './slowness.ts';

const statusFile = '/proc/self/status';

/** Kilobytes of memory at the most. Linux counts those of the process that started this one into `maxRSS`, but not into its own figure. */
const peak = (): number =>
  existsSync(statusFile)
    ? Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(statusFile, 'utf8'))?.[1])
    : process.resourceUsage().maxRSS;

const bytes = readFileSync(process.argv[2] ?? '');
const before = process.cpuUsage();
const file = await readProductSheets({ bytes, fileName: 'file', limits: fileLimits });
if (file.ok) file.sheets[file.best]?.texts();
const { user, system } = process.cpuUsage(before);
const megabytes = peak() / 1024 - bytes.byteLength / 1024 / 1024;
const measured = {
  reason: file.ok ? null : file.reason,
  milliseconds: (user + system) / 1000 / slowness(),
  megabytes,
};
process.stdout.write(JSON.stringify(measured));

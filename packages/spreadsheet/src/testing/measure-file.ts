/**
 * Reads one file as the server's reading process does, and says what became of it, how long the processor worked on it from its bytes to
 * the answer, in milliseconds of a usual one, and how much memory the process ever took, its own start included and the bytes of the
 * file not.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileLimits } from '../read/file-limits.ts';
import { readProductSheets } from '../read-product-sheets.ts';
import { slowness } from './slowness.ts';

const bytes = readFileSync(process.argv[2] ?? '');
const before = process.cpuUsage();
const file = await readProductSheets({ bytes, fileName: 'file', limits: fileLimits });
if (file.ok) file.sheets[file.best]?.texts();
const { user, system } = process.cpuUsage(before);
const megabytes = process.resourceUsage().maxRSS / 1024 - bytes.byteLength / 1024 / 1024;
const measured = {
  reason: file.ok ? null : file.reason,
  milliseconds: (user + system) / 1000 / slowness(),
  megabytes,
};
process.stdout.write(JSON.stringify(measured));

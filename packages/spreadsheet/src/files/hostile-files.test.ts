import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { hostileFiles } from '../testing/hostile-files.ts';
import { heavyFiles } from '../testing/overfull-files.ts';

interface Measured {
  readonly reason: string | null;
  readonly milliseconds: number;
  readonly megabytes: number;
}

const program = fileURLToPath(new URL('../testing/measure-file.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process of its own opens the file, with as little heap as a worker of the server has. */
function measure(bytes: Uint8Array): Measured {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  return JSON.parse(
    execFileSync(process.execPath, ['--max-old-space-size=160', program, file], { encoding: 'utf8' }),
  );
}

test.each(hostileFiles)(
  '$name: $reason, within a second and 256 MB',
  { timeout: 60_000 },
  ({ reason, make }) => {
    const measured = measure(make());
    expect(measured.reason).toBe(reason);
    // What the processor works on this file, in all threads: without the start of its process, and whatever else the machine does.
    expect(measured.milliseconds).toBeLessThan(1000);
    expect(measured.megabytes).toBeLessThan(256);
  },
);

test.each(heavyFiles)(
  '$name: read to the end, within three seconds and 384 MB',
  { timeout: 60_000 },
  ({ make }) => {
    const measured = measure(make());
    expect(measured.reason).toBe(null);
    expect(measured.milliseconds).toBeLessThan(3000);
    expect(measured.megabytes).toBeLessThan(384);
  },
);

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFiles } from '../testing/hostile-files.ts';
import { heavyOds } from '../testing/hostile-ods.ts';
import { heavyFiles } from '../testing/oversized-files.ts';

interface Measured {
  readonly reason: string | null;
  /** That of a usual processor. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
const program = path.join(folder, 'measure-file.mjs');
// One file, like on the server: loading many sources would take each process longer than most of these files.
beforeAll(() =>
  build({
    entryPoints: [path.join(import.meta.dirname, '../testing/measure-file.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** A separate process opens the file, with as little heap as the server's reader has. */
function measure(bytes: Uint8Array): Measured {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  return JSON.parse(
    execFileSync(process.execPath, ['--max-old-space-size=160', program, file], { encoding: 'utf8' }),
  );
}

/** The fastest of up to four readings: other load on the machine only adds to the time, and not to all of them. */
function fastest(bytes: Uint8Array, limit: number): Measured {
  const first = measure(bytes);
  const all = [first];
  while (all.length < 4 && all.every(({ milliseconds }) => milliseconds >= limit)) all.push(measure(bytes));
  return { ...first, milliseconds: Math.min(...all.map(({ milliseconds }) => milliseconds)) };
}

test.each(hostileFiles)(
  '$name: $reason, within a second of a usual processor and 256 MB',
  ({ reason, make }) => {
    const measured = fastest(make(), 1000);
    expect(measured.reason).toBe(reason);
    // CPU time spent on this file, in all threads: without the start of its process, and independent of other load.
    expect(measured.milliseconds).toBeLessThan(1000);
    expect(measured.megabytes).toBeLessThan(256);
  },
);

test.each([...heavyFiles, ...heavyOds])(
  '$name: read to the end, within three seconds of one and 384 MB',
  ({ make }) => {
    const measured = fastest(make(), 3000);
    expect(measured.reason).toBe(null);
    expect(measured.milliseconds).toBeLessThan(3000);
    expect(measured.megabytes).toBeLessThan(384);
  },
);

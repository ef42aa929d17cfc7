import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

export interface S3Server extends AsyncDisposable {
  readonly endpoint: string;
  readonly bucket: string;
  /** The key of the one account that it knows. */
  readonly key: string;
  readonly secret: string;
}

/** Starts an S3 server of its own process, with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'saer-s3-'));
  const bucket = 'saer-files';
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const child = spawn(
    process.execPath,
    [program, '-s', '-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', bucket],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let endpoint = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address = ''] = /listening on (\S+)/.exec(line) ?? [];
    if (address === '') continue;
    endpoint = `http://${address}`;
    break;
  }
  if (endpoint === '') throw new Error('The S3 server did not start');
  return {
    endpoint,
    bucket,
    key: 'S3RVER',
    secret: 'S3RVER',
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

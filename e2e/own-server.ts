import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from './demo-password.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/v1/health`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built server with a database of its own, for a journey that changes what every other one sees. */
export async function ownServer(
  more: Readonly<Record<string, string>> = {},
): Promise<AsyncDisposable & { readonly address: string }> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-e2e-own-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_PASSWORD: demoPassword,
    RATE_LIMIT: '100000',
    LONGEST_DELAY: '60000',
    ...more,
  };
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  const address = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + 120_000;
  while (!(await answers(address))) {
    if (server.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error('The own server did not start');
    }
    await wait(200);
  }
  return { address, [Symbol.asyncDispose]: close };
}

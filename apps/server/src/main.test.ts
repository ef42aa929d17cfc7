import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** At the same depth as the server's bundle, which finds its files from there. */
const bundle = path.join(import.meta.dirname, '../.cache');
const program = path.join(bundle, 'main.mjs');
/** Shared by all: later tests use the data of the first start. */
let folder = '';
let port = 0;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saer-main-'));
  chmodSync(folder, 0o755);
  // Once, since reading the sources one by one takes each start longer than all that it does.
  await build({
    entryPoints: [path.join(import.meta.dirname, 'main.ts')],
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    outdir: bundle,
    outExtension: { '.js': '.mjs' },
    external: ['pg-native', '@node-rs/argon2', 'sharp', '@myriaddreamin/typst-ts-node-compiler'],
    banner: {
      js: "import { createRequire as required } from 'node:module'; const require = required(import.meta.url);",
    },
  });
});
beforeEach(async () => {
  port = await freePort();
});
afterAll(() => {
  for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

/** The server in a separate process. */
function run(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      // Other tests keep the cores busy: being late is not overload here.
      LONGEST_DELAY: '60000',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.on('exit', resolve);
  const started = async () => {
    while (!output.includes('Ctrl-C')) {
      if (child.exitCode !== null) throw new Error(output);
      await wait(50);
    }
    return output;
  };
  return { child, ended, started, output: () => output };
}

/** A server that starved cores make answer late says so for a moment. */
const patience = { timeout: 120_000 };
const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/v1/health`)).status;

test('a start prints the address, the location of the data, and the local providers in use', async () => {
  const { child, started, ended } = run();
  const lines = await started();
  expect(lines).toContain(`http://127.0.0.1:${port}`);
  expect(lines).toContain(folder);
  expect(lines).toContain(
    'PostgreSQL: local, mail: local, SMS: local, Nafath: local, push: local, files: local, cards: local',
  );
  expect(lines).toContain(`http://127.0.0.1:${port}/local/mail`);
  // Whoever opens the printed address comes back from a payment to the same site, and is still signed in.
  const wayBack = async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/v1/payfort-payment/return`, {
      redirect: 'manual',
    });
    return headers.get('location');
  };
  await expect.poll(wayBack, patience).toBe(`http://127.0.0.1:${port}/checkout/result`);
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8');
  for (const name of ['super', 'admin', 'seller', 'helper'])
    expect(lines).toContain(`${`${name}@saer.localhost`.padEnd(24)}${password}\n`);
  await expect.poll(health, patience).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(health()).rejects.toThrow();
});

test('after a kill the next start finds its data and ends cleanly', async () => {
  const first = run();
  await first.started();
  first.child.kill('SIGKILL');
  await first.ended;
  const second = run();
  await second.started();
  // On a busy machine the database may recover for longer than a caller waits: 503 until then, but nothing else.
  let status = await health();
  while (status === 503) status = await health();
  expect(status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a wrong setting ends the start with one clear line', async () => {
  const { ended, output } = run({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output()).toBe('PORT is "eighty", but must be a whole number from 1 to 65535.\n');
});

test('a data folder that cannot be written ends the start with one clear line', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const { ended, output } = run({ DATA_DIR: path.join(file, 'data') });
  expect(await ended).toBe(1);
  expect(output()).toMatch(
    /^The data folder .*data cannot be written: part of its path is a file\. .*DATA_DIR.*\n$/,
  );
});

test('a taken port ends the start with one clear line', async () => {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const other = createServer().listen(port, '127.0.0.1', resolve);
  await listening;
  const { ended, output } = run();
  expect(await ended).toBe(1);
  expect(output()).toMatch(new RegExp(`^Port ${port} is taken by another program\\..*\n$`));
  other.close();
});

test('a database that does not answer is named, without its password', async () => {
  const { ended, output } = run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/shop' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^The database of DATABASE_URL \(127\.0\.0\.1:9\) does not answer: .*\n$/);
  expect(output()).not.toContain('secret');
});

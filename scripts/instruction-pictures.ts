/**
 * Takes the pictures of the instructions again, in both languages and themes: `npm run instruction-pictures`. Starts a server for
 * this, or uses a running one, whose fees it changes: `-- http://127.0.0.1:3000 <demo password>`.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { feeBook } from '@saer/contract/fees/fee-book';
import * as z from 'zod/mini';
import { instructionPictures } from './screenshots/instruction-pictures.ts';
import { raiseCommissions } from './screenshots/raise-commissions.ts';
import { launch, signIn } from './screenshots/seller-pages.ts';

const [runningAt, givenPassword] = process.argv.slice(2);
const port = process.env['PORT'] ?? '3189';
const origin = runningAt ?? `http://127.0.0.1:${port}`;
const password = givenPassword ?? `Aa1!${randomBytes(8).toString('hex')}`;
const startMinutes = 5;

const isReady = (): Promise<boolean> =>
  fetch(`${origin}/v1${feeBook.path}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server with the first data of a new database, and ends it with the script. */
async function startServer(opened: AsyncDisposableStack): Promise<void> {
  const dataDir = opened.adopt(mkdtempSync(path.join(os.tmpdir(), 'saer-pictures-')), (folder) =>
    rmSync(folder, { recursive: true, force: true }),
  );
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, DEMO_PASSWORD: password },
  });
  opened.defer(async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  });
  const deadline = Date.now() + startMinutes * 60_000;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start.');
    await wait(500);
  }
}

await using opened = new AsyncDisposableStack();
if (runningAt === undefined) await startServer(opened);
const as = (name: string) => signIn(origin, `${name}@saer.localhost`, password);
const [seller, author, publisher] = [await as('seller'), await as('super'), await as('admin')];
const book = z.parse(feeBook.reply, await (await fetch(`${origin}/v1${feeBook.path}`)).json());
const inForce = book.stores.find(({ code }) => code === 'NOON_SA_FBN')?.feeTable?.version.id;
const browser = opened.adopt(await launch(), (each) => each.close());
await instructionPictures(browser, origin, seller, () =>
  raiseCommissions(origin, Number(inForce), [author, publisher]),
);

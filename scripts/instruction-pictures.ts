/** Takes the pictures of the instructions anew, in both languages and themes, from a server that it starts for this: `npm run instruction-pictures`. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { feeBook } from '@saer/contract/fee-book';
import * as z from 'zod/mini';
import { instructionPictures } from './screenshots/instruction-pictures.ts';
import { raiseCommissions } from './screenshots/raise-commissions.ts';
import { launch, signIn } from './screenshots/seller-pages.ts';

const port = process.env['PORT'] ?? '3189';
const origin = `http://127.0.0.1:${port}`;
const password = `Aa1!${randomBytes(8).toString('hex')}`;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'saer-pictures-'));
const startMinutes = 5;

const server = spawn(process.execPath, ['scripts/start.mjs'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: port, DATA_DIR: dataDir, DEMO_PASSWORD: password },
});

const isReady = (): Promise<boolean> =>
  fetch(`${origin}/v1${feeBook.path}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(): Promise<void> {
  const deadline = Date.now() + startMinutes * 60_000;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start.');
    await wait(500);
  }
}

try {
  await untilReady();
  const as = (name: string) => signIn(origin, `${name}@saer.localhost`, password);
  const [seller, author, publisher] = [await as('seller'), await as('super'), await as('admin')];
  const book = z.parse(feeBook.reply, await (await fetch(`${origin}/v1${feeBook.path}`)).json());
  const inForce = book.stores.find(({ code }) => code === 'NOON_SA_FBN')?.feeTable?.version.id;
  const browser = await launch();
  await instructionPictures(browser, origin, seller, () =>
    raiseCommissions(origin, Number(inForce), [author, publisher]),
  );
  await browser.close();
} finally {
  if (server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import * as z from 'zod/mini';
import { buildApp } from './app.ts';
import { openDatabase } from './database/database.ts';
import { prepareDatabase } from './database/prepare-database.ts';
import { reachDatabase } from './database/reach-database.ts';
import { ownSettings, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { startLines } from './start-lines.ts';

/** The server's own folder, whether it runs from its sources or from its bundle: both lie one folder below. */
const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(home, '../..');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new StartFailure(
      `Port ${port} is taken by another program. End it, or start with another one: PORT=${port + 1} npm start`,
    );
  }
}

async function start(): Promise<void> {
  const settings = ownSettings(root);
  mkdirSync(settings.dataFolder, { recursive: true });
  const reached = await reachDatabase(settings);
  await prepareDatabase(reached.connection, path.join(home, 'migrations'));
  const database = openDatabase(reached.connection, (error) =>
    app.log.error(error, 'an idle database connection failed'),
  );
  const app = await buildApp({
    settings,
    db: database.db,
    version,
    webFolder: path.join(root, 'apps/web/dist'),
  });

  const stop = async () => {
    await app.close();
    await database.close();
    await reached.close();
  };
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err !== undefined) app.log.error(err, 'stopped by an error');
    await stop();
  });
  try {
    await listen(app, settings);
  } catch (error) {
    await stop();
    throw error;
  }
  for (const line of startLines(settings, reached.dataFolder)) say(line);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

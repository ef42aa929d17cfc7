// npm run reset-second-factor EMAIL: for the one admin who is locked out, run by the server's operator. It requires the machine's own files or
// the database's password, with which one could do the same by hand.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './database/database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startDatabase } from './database/start-database.ts';
import { ownSettings } from './settings.ts';
import { resetSecondFactorByEmail } from './auth/second-factor/reset-second-factor.ts';
import { StartupError } from './startup-error.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const outcomes = {
  reset: 'The second factor is reset, every session has ended, and the owner gets a mail.',
  none: 'This account has no second factor: nothing was changed.',
  unknown: 'No account has this email address.',
};

async function reset(email: string): Promise<keyof typeof outcomes> {
  await using opened = new AsyncDisposableStack();
  const settings = ownSettings(root);
  const { connection, close: closeServer } = await startDatabase(settings);
  opened.defer(closeServer);
  await prepareDatabase(connection, path.join(root, 'apps/server/migrations'));
  const { db, close } = openDatabase(connection, () => undefined);
  opened.defer(close);
  const hadSecondFactor = await resetSecondFactorByEmail(db, settings.siteOrigin, email);
  if (hadSecondFactor === undefined) return 'unknown';
  return hadSecondFactor ? 'reset' : 'none';
}

const [email] = process.argv.slice(2);
if (email === undefined) {
  process.stderr.write('Say whose: npm run reset-second-factor somebody@example.com\n');
  process.exit(1);
}
try {
  const outcome = await reset(email);
  process.stdout.write(`${outcomes[outcome]}\n`);
  process.exitCode = outcome === 'reset' ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

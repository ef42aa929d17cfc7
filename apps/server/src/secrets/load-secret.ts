import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A secret generated at the first start and stored with the data, readable only by its owner. */
export function loadSecret(
  folder: string,
  name: string,
  make = () => randomBytes(32).toString('base64url'),
): string {
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

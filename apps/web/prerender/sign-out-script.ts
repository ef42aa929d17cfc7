import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from './bundle-script.ts';

/** Writes the script that signs out on public pages; returns its address. */
export async function writeSignOutScript(dist: string): Promise<string> {
  const code = await bundleScript('src/app/site-sign-out.ts', 'es');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/site-sign-out-${hash}.js`;
  writeFileSync(path.join(dist, address), code);
  return address;
}

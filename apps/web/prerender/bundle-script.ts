import path from 'node:path';
import { build } from 'vite';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** A script with all that it imports, as one text. */
export async function bundleScript(
  source: string,
  format: 'iife' | 'es',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: {
      write: false,
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '..', source),
        output: { format, codeSplitting: false },
      },
    },
  });
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (file?.type !== 'chunk') throw new Error(`${source} was not built`);
  return file.code;
}

/** Writes the script that signs out on public pages; returns its address. */
export async function writeSignOutScript(dist: string): Promise<string> {
  const code = await bundleScript('src/app/site-sign-out.ts', 'es');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/site-sign-out-${hash}.js`;
  writeFileSync(path.join(dist, address), code);
  return address;
}

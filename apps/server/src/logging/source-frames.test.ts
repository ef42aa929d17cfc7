import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorText } from './serializers.ts';
import { sourcePositions } from './source-frames.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saer-source-'));
  writeFileSync(
    path.join(folder, 'price.ts'),
    `interface Cost { readonly halalas: number }

export function refuse(cost: Cost): never {
  throw new Error('refused at ' + cost.halalas);
}
`,
  );
  writeFileSync(
    path.join(folder, 'entry.ts'),
    `import { refuse } from './price.ts';

export const run = (): void => refuse({ halalas: 7 });
export const later = async (): Promise<void> => {
  const { refuse: again } = await import('./price.ts');
  again({ halalas: 8 });
};
`,
  );
  await build({
    entryPoints: [path.join(folder, 'entry.ts')],
    bundle: true,
    format: 'esm',
    splitting: true,
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    outdir: path.join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
  });
  // As `scripts/build.mjs` makes the server.
  await build({
    entryPoints: { program: path.join(folder, 'entry.ts') },
    bundle: true,
    format: 'cjs',
    supported: { 'dynamic-import': false },
    banner: { js: '(function (require, module, moduleUrl, moduleFolder) {' },
    footer: { js: '})' },
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    outdir: path.join(folder, 'dist'),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a separate process: the test runner reads source maps itself. */
function written(name: 'run' | 'later', file: 'entry.mjs' | 'program.js') {
  const bundle = path.join(folder, 'dist', file);
  const load =
    file === 'program.js'
      ? `loadProgram(${JSON.stringify(bundle)}).program`
      : `await import(${JSON.stringify(pathToFileURL(bundle).href)})`;
  const program = `
    import { pino } from 'pino';
    import { loadProgram } from '../bundle/load-program.ts';
    import { errorText, serializers } from './serializers.ts';
    const entry = ${load};
    const error = await (async () => entry.${name}())().catch((thrown) => thrown);
    const lines = [];
    pino({ serializers }, { write: (line) => void lines.push(line) }).error(new Error('outer', { cause: error }));
    console.log(JSON.stringify({ stack: error.stack, text: errorText(error), log: lines.join('') }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    // Node says on stderr that one of two settings about colours is ignored.
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return z.object({ stack: z.string(), text: z.string(), log: z.string() }).parse(JSON.parse(stdout));
}

test.each([
  ['run', 'entry.mjs'],
  ['later', 'entry.mjs'],
  ['run', 'program.js'],
  ['later', 'program.js'],
] as const)('an error of the bundle names its source and line: %s in %s', (name, file) => {
  const { stack, text, log } = written(name, file);
  const position = `${path.join(folder, 'price.ts')}:4:9`;
  expect(stack).toMatch(/\.m?js:/);
  expect(stack).not.toContain('.ts:');
  expect(text).toContain(position);
  expect(text).toContain(`${path.join(folder, 'entry.ts')}:${name === 'run' ? 3 : 6}:`);
  expect(text).not.toMatch(/\.m?js:/);
  expect(log).toContain(position);
});

test('a frame whose map is missing or broken stays as it is', async () => {
  const broken = path.join(folder, 'broken.mjs');
  writeFileSync(`${broken}.map`, 'not a map');
  for (const name of ['broken', 'missing']) {
    const frame = `    at work (${pathToFileURL(path.join(folder, `${name}.mjs`)).href}:3:14)`;
    const error = Object.assign(new Error('no'), { stack: `Error: no\n${frame}` });
    expect(errorText(error)).toBe(`Error: no\n${frame}`);
  }
});

test('every place is found where Node finds it', () => {
  const text = readFileSync(path.join(folder, 'dist/entry.mjs.map'), 'utf8');
  const payload = JSON.parse(text);
  const nodes = new SourceMap(payload);
  const made = readFileSync(path.join(folder, 'dist/entry.mjs'), 'utf8').split('\n');
  const positions = made.flatMap((line, at) => Array.from(line, (_, column) => ({ line: at, column })));
  expect(positions.length).toBeGreaterThan(50);
  const wanted = positions.map(({ line, column }) => {
    const entry = nodes.findEntry(line, column);
    return 'originalLine' in entry && entry.generatedLine === line
      ? {
          source: payload.sources.findIndex((source: string) => entry.originalSource.endsWith(source)),
          line: entry.originalLine,
          column: entry.originalColumn,
        }
      : undefined;
  });
  expect(sourcePositions(payload.mappings, positions)).toEqual(wanted);
});

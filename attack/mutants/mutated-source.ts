import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Mutant } from './mutant.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the source in which faults are planted; installed packages and the built web are those of the original. */
export interface SourceCopy extends Disposable {
  /** The server's program. */
  readonly program: string;
  /** Plants a fault; returns what takes it out again. */
  readonly plant: (mutant: Mutant) => () => void;
}

const isCopied = (file: string): boolean =>
  !/(?:^|\/)(?:node_modules|dist|testing)$|\.test\.tsx?$/.test(file);

/** Copies what the server consists of. */
export function copySource(): SourceCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-mutants-'));
  for (const each of ['packages', 'apps/server', 'package.json'])
    cpSync(path.join(root, each), path.join(folder, each), { recursive: true, filter: isCopied });
  mkdirSync(path.join(folder, 'apps/web'), { recursive: true });
  symlinkSync(path.join(root, 'apps/web/dist'), path.join(folder, 'apps/web/dist'));
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@saer'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@saer' && each !== '.cache'))
    symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@saer', name));
  return {
    program: path.join(folder, 'apps/server/src/main.ts'),
    plant: ({ name, file, find, replace }) => {
      const at = path.join(folder, file);
      const before = readFileSync(at, 'utf8');
      if (before.split(find).length !== 2)
        throw new Error(`${name}: ${file} must contain this once:\n${find}`);
      writeFileSync(
        at,
        before.replace(find, () => replace),
      );
      return () => writeFileSync(at, before);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

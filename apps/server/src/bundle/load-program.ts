import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

interface LoadedProgram<T> {
  readonly program: T;
  /** To be called once the program has started: saves the code cache soon, or when the process ends, if that is earlier. */
  readonly saveCodeCache: () => void;
}

/** A bundle as the build wraps it. */
type Wrapped<T> = (
  require: NodeJS.Require,
  module: { exports: T | undefined },
  moduleUrl: string,
  moduleFolder: string,
) => void;

const prefix = 'program-';

/** Milliseconds. What the first requests need is saved as well. */
const untilSaved = 10_000;

/** Replaces the code cache of an earlier build. */
function write(folder: string, name: string, codeCache: Buffer): void {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder))
    if (old.startsWith(prefix)) rmSync(path.join(folder, old), { force: true });
  // Another start must never read half of it.
  const half = path.join(folder, `${process.pid}-${name}`);
  writeFileSync(half, codeCache);
  renameSync(half, path.join(folder, name));
}

/**
 * Runs a bundle with V8's code cache of an earlier start. Node's own compile cache (`NODE_COMPILE_CACHE`) holds only what V8
 * compiles before a file runs: most functions are compiled at their first call, and so on every start. `folder` is where the cache
 * is stored; undefined disables it.
 */
export function loadProgram<T>(file: string, folder: string | undefined): LoadedProgram<T> {
  const source = readFileSync(file);
  // V8 itself compares only the length of the source.
  const name = `${prefix}${createHash('sha256').update(source).digest('base64url')}`;
  const saved = folder === undefined ? undefined : path.join(folder, name);
  const cachedData = saved !== undefined && existsSync(saved) ? readFileSync(saved) : undefined;
  const url = pathToFileURL(file).href;
  const script = new Script(source.toString(isAscii(source) ? 'latin1' : 'utf8'), {
    filename: url,
    ...(cachedData === undefined ? {} : { cachedData }),
  });
  const run: Wrapped<T> = script.runInThisContext();
  const module: { exports: T | undefined } = { exports: undefined };
  run(createRequire(file), module, url, path.dirname(file));
  if (module.exports === undefined) throw new Error(`${file} exports nothing`);

  let isSaved = folder === undefined || (cachedData !== undefined && script.cachedDataRejected === false);
  const save = (): void => {
    if (isSaved || folder === undefined) return;
    isSaved = true;
    try {
      write(folder, name, script.createCachedData());
    } catch {
      // A folder that cannot be written to costs the next start some time, nothing else.
    }
  };
  return {
    program: module.exports,
    saveCodeCache: () => {
      if (isSaved) return;
      setTimeout(save, untilSaved).unref();
      process.once('exit', save);
    },
  };
}

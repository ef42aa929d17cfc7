import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'saer-program-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const wrapped = (body: string) => `(function (require, module, moduleUrl, moduleFolder) {${body}\n})`;
/** Two of the same length. */
const answers = (word: 'one' | 'two') => wrapped(`module.exports = { answer: () => '${word}' };`);

const cacheFolder = () => path.join(folder, 'cache');
const cached = () => readdirSync(cacheFolder());

/** Loads `program.js` in a separate process, calls it, and returns its answer and whether V8 accepted the code cache. */
function start(source: string, { saves = true, cache = JSON.stringify(cacheFolder()) } = {}): string {
  writeFileSync(path.join(folder, 'program.js'), source);
  const program = `
    import { Script } from 'node:vm';
    import { loadProgram } from './load-program.ts';
    let taken = 'nothing';
    const run = Script.prototype.runInThisContext;
    Script.prototype.runInThisContext = function () {
      if (this.cachedDataRejected !== undefined) taken = this.cachedDataRejected ? 'rejected' : 'accepted';
      return run.call(this);
    };
    const { program, saveCodeCache } = loadProgram(${JSON.stringify(path.join(folder, 'program.js'))}, ${cache});
    const answer = program.answer();
    if (${saves}) saveCodeCache();
    process.stdout.write(answer + ' ' + taken);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout;
}

test('a second start uses the cache saved by the first one', () => {
  expect(start(answers('one'))).toBe('one nothing');
  expect(cached()).toHaveLength(1);
  expect(start(answers('one'))).toBe('one accepted');
});

/** With a long function, which is called or not. */
const working = (isCalled: boolean) =>
  wrapped(`
    const work = (x) => { ${'x = Math.sin(x) + 1; '.repeat(500)} return x; };
    module.exports = { answer: () => ${isCalled ? 'work(1)' : '(work, 1)'} > 0 };`);

function sizeAfter(source: string): number {
  start(source);
  return statSync(path.join(cacheFolder(), cached()[0] ?? '')).size;
}

test('the cache includes functions compiled at their first call', () => {
  expect(sizeAfter(working(true))).toBeGreaterThan(sizeAfter(working(false)) + 5_000);
});

test('a program of the same length has a separate code cache, and the earlier one is deleted', () => {
  start(answers('one'));
  const [first] = cached();
  expect(start(answers('two'))).toBe('two nothing');
  expect(cached()).toHaveLength(1);
  expect(cached()).not.toContain(first);
});

test('a code cache that V8 cannot use is replaced', () => {
  start(answers('one'));
  const file = path.join(cacheFolder(), cached()[0] ?? '');
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  expect(start(answers('one'))).toBe('one rejected');
  expect(start(answers('one'))).toBe('one accepted');
});

test('nothing is saved of a start that failed, nor without a folder', () => {
  start(answers('one'), { saves: false });
  start(answers('one'), { cache: 'undefined' });
  expect(readdirSync(folder)).toEqual(['program.js']);
});

test('a folder that cannot be written to stops nothing', () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(start(answers('one'), { cache: JSON.stringify(path.join(folder, 'file/cache')) })).toBe(
    'one nothing',
  );
});

test('a program finds its location and installed packages', () => {
  const body = `
    const path = require('node:path');
    module.exports = { answer: () => [moduleUrl.endsWith('/program.js'), moduleFolder === path.dirname(require('node:url').fileURLToPath(moduleUrl))].join() };`;
  expect(start(wrapped(body))).toBe('true,true nothing');
});

test('letters of any script are preserved', () => {
  expect(start(wrapped("module.exports = { answer: () => 'سعّر' };"))).toBe('سعّر nothing');
});

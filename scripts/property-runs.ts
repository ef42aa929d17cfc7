/**
 * Says how the tests run fast-check's properties: with one seed for all, so that the same code is always red or always green. `npm run
 * laws` draws another seed for each and asks for more runs.
 */
import process from 'node:process';
import * as fc from 'fast-check';
import { vi } from 'vitest';

const runs = Number(process.env['SAER_LAW_RUNS'] ?? 0);
const seed = process.env['SAER_LAW_SEED'];

if (runs === 0) fc.configureGlobal({ seed: 20_250_901 });
else {
  if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
  const assertOften = <Ts>(property: fc.IRawProperty<Ts>, own: fc.Parameters<Ts> = {}) =>
    fc.assert(property, { ...own, numRuns: Math.max(runs, own.numRuns ?? 0) });
  vi.doMock('fast-check', () => ({ ...fc, assert: assertOften }));
}

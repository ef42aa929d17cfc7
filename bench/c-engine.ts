import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Row } from './rows.ts';

/** Results of one of the C programs. */
export interface InC {
  /** Nanoseconds per row, one figure per round. */
  readonly rounds: readonly number[];
  /** The numbers of each row's answer, as printed by the program. */
  readonly answers: readonly (readonly number[])[];
}

/**
 * Compiles and runs a program in C; null if no compiler was found. Rows as created by `seededRows`: no cost paid, one price ending,
 * and only the target parts they set.
 */
export function runInC(
  source: 'least-price.c' | 'full-answer.c',
  rows: readonly Row[],
  rounds: number,
): InC | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-c-'));
  try {
    const program = path.join(folder, 'program');
    const compiled = spawnSync('cc', ['-O2', '-o', program, path.join(import.meta.dirname, source), '-lm'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (compiled.error !== undefined) return null;
    if (compiled.status !== 0) throw new Error(`${source} does not compile`);
    const input = `${rows.length} ${rounds}\n${rows.map(lineOf).join('\n')}\n`;
    const { status, stdout } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 2 ** 27 });
    if (status !== 0) throw new Error(`${source} ended with ${status}`);
    const lines = stdout.split('\n');
    return {
      rounds: lines.slice(0, rounds).map(Number),
      answers: lines.slice(rounds, rounds + rows.length).map((line) => line.split(' ').map(Number)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shapes = { flat: 0, threshold: 1, sliding: 2 } as const;

// In the order of the fields of `row` in `c-engine.h`.
function lineOf({ terms, target }: Row): string {
  const { referral, fulfilment, shippingCredit } = terms;
  const [limit, rate2] = referral.shape === 'flat' ? [0, 0] : [referral.limit, referral.rate2];
  return [
    shapes[referral.shape],
    referral.rate1,
    limit,
    rate2,
    terms.minReferral,
    fulfilment.below,
    fulfilment.above,
    fulfilment.breakpoint ?? 0,
    terms.cost,
    terms.extraRate,
    terms.extraFixed,
    terms.adsRate,
    terms.couponRate,
    terms.returnCost,
    terms.storageCost,
    terms.vat,
    terms.feeVat,
    Number(terms.vatRegistered),
    Number(terms.feeVatIsCost),
    terms.costVat,
    target.fixed ?? 0,
    target.ofPrice ?? 0,
    shippingCredit.length,
    ...shippingCredit.flatMap(({ upTo, credit }) => [upTo, credit]),
  ].join(' ');
}

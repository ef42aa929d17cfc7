import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Row } from './rows.ts';

/** What `least-price.c` found for some rows. */
export interface CEngine {
  /** Nanoseconds a row, one figure a round. */
  readonly rounds: readonly number[];
  /** The minimum of each row; null: none. */
  readonly minimums: readonly (number | null)[];
}

/** Compiles and runs the price alone in C; null: no compiler was found. Rows as `seededRows` makes them: no cost paid, and only the target parts they set. */
export function runInC(rows: readonly Row[], rounds: number): CEngine | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-c-'));
  try {
    const program = path.join(folder, 'least-price');
    const source = path.join(import.meta.dirname, 'least-price.c');
    const compiled = spawnSync('cc', ['-O2', '-o', program, source, '-lm'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (compiled.error !== undefined) return null;
    if (compiled.status !== 0) throw new Error('least-price.c does not compile');
    const input = `${rows.length} ${rounds}\n${rows.map(lineOf).join('\n')}\n`;
    const { status, stdout } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 2 ** 27 });
    if (status !== 0) throw new Error(`least-price.c ended with ${status}`);
    const numbers = stdout.trim().split('\n').map(Number);
    return {
      rounds: numbers.slice(0, rounds),
      minimums: numbers.slice(rounds).map((price) => (price === 0 ? null : price)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shapes = { flat: 0, threshold: 1, sliding: 2 } as const;

// In the order of the fields of `row` in `least-price.c`.
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

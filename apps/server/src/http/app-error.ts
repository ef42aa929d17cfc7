import { errorStatus } from '@saer/contract/error-code';
import type { Fault } from '@saer/contract/fault';

/** A promise the caller broke: known, named, and answered with its status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly faults: readonly [Fault, ...Fault[]];

  constructor(first: Fault, ...others: readonly Fault[]) {
    super(first.code);
    this.faults = [first, ...others];
  }

  get statusCode(): number {
    return errorStatus[this.faults[0].code];
  }
}

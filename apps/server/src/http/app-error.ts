import { errorStatus } from '@saer/contract/error-code';
import type { Fault } from '@saer/contract/fault';

/** A promise the caller broke: known, named, and answered with its status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly faults: readonly [Fault, ...Fault[]];
  /** How many faults there are beside these. */
  readonly more: number = 0;

  constructor(first: Fault, ...others: readonly Fault[]) {
    super(first.code);
    this.faults = [first, ...others];
  }

  /** The first faults of `count`. */
  static firstOf(count: number, faults: readonly [Fault, ...Fault[]]): AppError {
    return Object.assign(new AppError(...faults), { more: Math.max(0, count - faults.length) });
  }

  get statusCode(): number {
    return errorStatus[this.faults[0].code];
  }
}

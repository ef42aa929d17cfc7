import { errorStatusOf } from '@saer/contract/api/error-status';
import type { FieldError } from '@saer/contract/api/error-reply';

/** A promise the caller broke: known, named, and answered with its status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fieldErrors: readonly [FieldError, ...FieldError[]];
  /** The number of further errors. */
  readonly more: number = 0;

  constructor(first: FieldError, ...others: readonly FieldError[]) {
    super(first.code);
    this.fieldErrors = [first, ...others];
  }

  /** The first errors of `count`. */
  static firstOf(count: number, fieldErrors: readonly [FieldError, ...FieldError[]]): AppError {
    return Object.assign(new AppError(...fieldErrors), { more: Math.max(0, count - fieldErrors.length) });
  }

  get statusCode(): number {
    return errorStatusOf(this.fieldErrors[0].code);
  }
}

import type { ErrorCode } from '@saer/contract/error-code';
import type { ErrorDetails } from '@saer/contract/error-reply';
import type { QuantityRefusal } from '@saer/i18n/parse-quantity';

/** Why a field cannot be taken: its text is not one number, or what it says breaks a rule. */
export type InputError =
  | { readonly refusal: QuantityRefusal }
  | { readonly code: ErrorCode; readonly details: ErrorDetails };

/** Problems by the field they stand at: `longestSide`, `slabs.2.maxWeight`. */
export type InputErrors = ReadonlyMap<string, InputError>;

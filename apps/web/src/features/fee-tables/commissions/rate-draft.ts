import { fieldErrorsOf } from '@saer/contract/field-errors-of';
import type { VersionRate } from '@saer/contract/fee-version';
import type { ProvenanceStatus } from '@saer/contract/provenance';
import { rateInput } from '@saer/contract/lists/referral-rule';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import * as z from 'zod/mini';
import { numberKinds } from '../../../domain/number-field/number-kinds.ts';
import {
  type InputError,
  type InputErrors,
  type NumberKind,
  required,
} from '../../../domain/number-field/read-number.ts';
import type { Shape } from '../fee-words.ts';

/** A commission as it is typed. */
export interface RateDraft {
  readonly shape: Shape;
  readonly rate1: string;
  readonly limit: string;
  readonly rate2: string;
  readonly status: ProvenanceStatus;
  readonly source: string;
}

export const rateDraftOf = (rate: VersionRate | undefined): RateDraft => ({
  shape: rate?.shape ?? 'flat',
  rate1: rate === undefined ? '' : formatPercentNumber(rate.rate1),
  limit: rate === undefined || rate.limit === null ? '' : formatAmount(rate.limit),
  rate2: rate === undefined || rate.rate2 === null ? '' : formatPercentNumber(rate.rate2),
  status: rate?.status ?? 'proposed',
  source: rate?.source ?? '',
});

const rateFigures = z.strictObject({
  shape: rateInput.shape,
  rate1: rateInput.rate1,
  limit: rateInput.limit,
  rate2: rateInput.rate2,
});

/** The typed values as a request body, or their errors. A flat rate has neither limit nor second rate. */
export function readRate(draft: Omit<RateDraft, 'status' | 'source'>): {
  readonly values: z.output<typeof rateFigures> | undefined;
  readonly problems: InputErrors;
} {
  const problems = new Map<string, InputError>();
  const read = (field: string, text: string, kind: NumberKind): number | null => {
    const number = kind.read(text);
    if (number.is === 'number') return number.value;
    problems.set(field, number.is === 'empty' ? required : number.problem);
    return null;
  };
  const isFlat = draft.shape === 'flat';
  const result = z.safeParse(
    rateFigures,
    {
      shape: draft.shape,
      rate1: read('rate1', draft.rate1, numberKinds.rate),
      limit: isFlat ? null : read('limit', draft.limit, numberKinds.money),
      rate2: isFlat ? null : read('rate2', draft.rate2, numberKinds.rate),
    },
    { reportInput: true },
  );
  if (!result.success) {
    for (const { code, field = '', details = {} } of fieldErrorsOf(result.error)) {
      if (!problems.has(field)) problems.set(field, { code, details });
    }
  }
  return { values: problems.size === 0 && result.success ? result.data : undefined, problems };
}

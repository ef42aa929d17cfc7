import type { FieldError } from '@saer/contract/api/error-reply';
import type { VersionContent } from '@saer/contract/publishing/fee-version';

type Rate = Pick<VersionContent['rates'][number], 'shape' | 'limit' | 'rate2'>;

/** Validates a commission: a flat one has one rate; any other also has a limit and a second rate. */
export function rateErrors({ shape, limit, rate2 }: Rate, path = ''): readonly FieldError[] {
  const parts = Object.entries({ limit, rate2 });
  return parts
    .filter(([, part]) => (part === null) !== (shape === 'flat'))
    .map(([field]) => ({ code: 'partsMissing', field: `${path}${field}` }));
}

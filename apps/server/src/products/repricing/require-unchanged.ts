import type { FieldError } from '@saer/contract/api/error-reply';
import { AppError } from '../../http/replies/app-error.ts';
import type { LockedProduct } from './lock-products.ts';

interface RequestedTarget {
  readonly id: number;
  readonly version: number;
}

/** Throws if there are errors. */
export function rejectAny(fieldErrors: readonly FieldError[]): void {
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}

export function requireDistinct(requested: readonly RequestedTarget[]): void {
  const seen = new Set<number>();
  const duplicates = requested.flatMap(({ id }, at): FieldError[] =>
    seen.size === seen.add(id).size ? [{ code: 'chosenTwice', field: `products.${at}.id` }] : [],
  );
  rejectAny(duplicates);
}

/** The products in the requested order; throws if one is missing or has a newer version. */
export function requireUnchanged(
  requested: readonly RequestedTarget[],
  locked: readonly LockedProduct[],
): LockedProduct[] {
  const byId = new Map(locked.map((each) => [each.id, each]));
  const found = requested.flatMap(({ id }) => byId.get(id) ?? []);
  rejectAny(
    requested.flatMap(({ id }, at): FieldError[] =>
      byId.has(id) ? [] : [{ code: 'rowGone', field: `products.${at}` }],
    ),
  );
  rejectAny(
    found.flatMap(({ version }, at): FieldError[] =>
      version === requested[at]?.version ? [] : [{ code: 'rowChanged', field: `products.${at}` }],
    ),
  );
  return found;
}

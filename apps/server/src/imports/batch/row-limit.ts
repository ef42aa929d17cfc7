import { maxBatchRowsFrom } from '@saer/contract/calculate';
import type { Platform } from '@saer/contract/request-headers';
import { AppError } from '../../http/app-error.ts';

/** Rejects a sheet with more rows than the caller's platform permits. */
export function rejectTooManyRows(rows: number, platform: Platform, field: string): void {
  const maximum = maxBatchRowsFrom(platform);
  if (rows > maximum) throw new AppError({ code: 'tooManyRows', field, details: { rows, maximum } });
}

import { maxBatchRowsFrom } from '@saer/contract/calculate';
import type { Platform } from '@saer/contract/request-headers';
import { AppError } from '../../http/app-error.ts';

/** Refuses a sheet with more rows than are taken from the caller's platform. */
export function rejectTooManyRows(rows: number, platform: Platform, field: string): void {
  const maximum = maxBatchRowsFrom(platform);
  if (rows > maximum) throw new AppError({ code: 'tooManyRows', field, details: { rows, maximum } });
}

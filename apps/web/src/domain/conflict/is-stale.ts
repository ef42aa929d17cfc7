import type { ErrorCode } from '@saer/contract/api/error-code';
import { ApiFailure } from '../../lib/api/api.ts';

const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiFailure && error.reply?.code === code;

/** Somebody else has saved the row since it was read. */
export const isRowChanged = (error: unknown): boolean => hasCode(error, 'rowChanged');

/** The same, or the version it belongs to has gone on to another state. */
export const isStale = (error: unknown): boolean =>
  isRowChanged(error) || hasCode(error, 'versionStateChanged');

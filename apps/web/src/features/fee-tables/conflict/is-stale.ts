import { ApiFailure } from '../../../lib/api.ts';

/** Somebody else was faster: what was read is no longer how it stands. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.reply?.code === 'rowChanged' || error.reply?.code === 'versionStateChanged');

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiFailure && error.reply?.code === code;

import { ApiFailure } from '../../lib/api/api.ts';

/** Whether a call was refused because it needs a plan. */
export const isPlanNeeded = (error: unknown): boolean =>
  error instanceof ApiFailure && error.reply?.code === 'planNeeded';

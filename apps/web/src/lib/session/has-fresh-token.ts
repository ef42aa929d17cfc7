import { sessionDays } from '@saer/contract/account/session-days';
import { readStorage } from '../browser/storage.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a token is stored whose session, by this browser's clock, has not ended. */
export const hasFreshToken = (): boolean => {
  const age = Date.now() - Number(readStorage('token_at') ?? Number.NaN);
  return readStorage('token') !== undefined && age >= -dayMs && age < sessionDays * dayMs;
};

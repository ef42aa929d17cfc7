import { readStorage } from '../browser/storage.ts';
import { sessionDays } from '@saer/contract/account/session-days';

const dayMs = 24 * 60 * 60 * 1000;

/** Says whether a token is stored whose session, by this browser's clock, has not ended. */
export const hasFreshToken = (): boolean => {
  const age = Date.now() - Number(readStorage('token_at') ?? Number.NaN);
  return readStorage('token') !== undefined && age >= -dayMs && age < sessionDays * dayMs;
};

/** The name of whoever is signed in at this browser, read without schemas. */
export const signedInName = (): string | undefined => {
  try {
    const { role, fullName } = JSON.parse(readStorage('data') ?? '').metadata;
    return hasFreshToken() && role !== 'ANONYMOUS_USER' ? String(fullName) : undefined;
  } catch {
    // Stored values can be changed by anyone at this browser.
    return undefined;
  }
};

import { hasFreshToken } from './has-fresh-token.ts';
import { readStorage } from '../browser/storage.ts';

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

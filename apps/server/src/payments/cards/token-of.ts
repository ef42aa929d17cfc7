import { decryptText } from '../../secrets/encrypt-text.ts';
import type { savedCard } from '../tables.ts';
import { tokenPurpose } from './save-card.ts';

/** The gateway's token of a saved card; undefined if it was saved under another key of this server. */
export const tokenOf = (
  { token, tokenHash }: Pick<typeof savedCard.$inferSelect, 'token' | 'tokenHash'>,
  secretKey: string,
): string | undefined => decryptText(secretKey, tokenPurpose, tokenHash, token);

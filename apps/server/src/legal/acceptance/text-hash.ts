import { createHash } from 'node:crypto';
import type { LegalRow } from '../queries.ts';

/** SHA-256 of both texts of a version, as hex. */
export const textHash = ({ textAr, textEn }: Pick<LegalRow, 'textAr' | 'textEn'>): string =>
  createHash('sha256').update(textAr).update('\0').update(textEn).digest('hex');

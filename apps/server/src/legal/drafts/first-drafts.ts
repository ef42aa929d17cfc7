import type { InferInsertModel } from 'drizzle-orm';
import type { legalDocument } from '../tables.ts';
import { privacyAr } from './privacy-ar.ts';
import { privacyEn } from './privacy-en.ts';
import { termsAr } from './terms-ar.ts';
import { termsEn } from './terms-en.ts';

const first = { number: 1, state: 'DRAFT' } as const;

/** Version 1 of both documents, as drafts that a lawyer in Saudi Arabia can start from. */
export const firstDrafts: readonly InferInsertModel<typeof legalDocument>[] = [
  { ...first, document: 'TERMS', textAr: termsAr, textEn: termsEn },
  { ...first, document: 'PRIVACY', textAr: privacyAr, textEn: privacyEn },
];

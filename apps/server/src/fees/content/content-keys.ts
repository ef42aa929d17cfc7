import type { Row } from '../../lists/listing/admin-list.ts';

/** Identifies a class by its code, and by its handover where it has one. */
export const classKey = ({ code, handover }: Row): string =>
  [code, handover].filter((part) => typeof part === 'string').join(' ');

export const rateKey = ({ subFamily }: Row): string => String(subFamily);

import type { Row } from '../../lists/listing/admin-list.ts';

/** A class is told from the others by its code, and by whom it is for where there are two of a code. */
export const classKey = ({ code, handover }: Row): string =>
  [code, handover].filter((part) => typeof part === 'string').join(' ');

export const rateKey = ({ subFamily }: Row): string => String(subFamily);

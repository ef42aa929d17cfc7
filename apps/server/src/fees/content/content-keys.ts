import type { Row } from '../../lists/listing/admin-list.ts';

/** Identifies a class by its code, and by its way of handing over if there are two with one code. */
export const classKey = ({ code, handover }: Row): string =>
  [code, handover].filter((part) => typeof part === 'string').join(' ');

export const rateKey = ({ subFamily }: Row): string => String(subFamily);

import type { ListRow } from '@saer/contract/lists/all';

/** The figures of a size class except its slabs and overflow, with its code and names. */
export const classFigures = (row: ListRow<'classification'>) => ({
  code: row.code,
  nameEn: row.nameEn,
  nameAr: row.nameAr,
  handover: row.handover,
  longestSide: row.longestSide,
  medianSide: row.medianSide,
  shortestSide: row.shortestSide,
  packaging: row.packaging,
  maxShippingWeight: row.maxShippingWeight,
  breakpoint: row.breakpoint,
});

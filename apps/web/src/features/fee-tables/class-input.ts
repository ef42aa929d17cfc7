import type { VersionClass, VersionRate } from '@saer/contract/publishing/fee-version';

/** A saved size class as input: without the server's columns. */
export const toClassInput = (stored: VersionClass) => ({
  nameEn: stored.nameEn,
  nameAr: stored.nameAr,
  position: stored.position,
  handover: stored.handover,
  longestSide: stored.longestSide,
  medianSide: stored.medianSide,
  shortestSide: stored.shortestSide,
  packaging: stored.packaging,
  maxShippingWeight: stored.maxShippingWeight,
  breakpoint: stored.breakpoint,
  overflowStep: stored.overflowStep,
  overflowFee: stored.overflowFee,
  slabs: stored.slabs,
  status: stored.status,
  source: stored.source,
  note: stored.note,
});

/** A stored commission as it is written. */
export const toRateInput = ({ shape, rate1, limit, rate2, status, source, note }: VersionRate) => ({
  shape,
  rate1,
  limit,
  rate2,
  status,
  source,
  note,
});

import type { FeeVersion, VersionContent } from '@saer/contract/publishing/fee-version';

type Sourced = FeeVersion['classes'][number] | FeeVersion['rates'][number];

const toProvenance = ({ status, source, note }: Sourced) => ({ status, source, note });

/** The rules of a whole version. */
function rulesIn(version: Partial<FeeVersion>): Pick<VersionContent, 'rules'> {
  const { feeVat, minReferral, priceEnding, addsPackaging } = version;
  const { volumetricDivisor, roundUpTo, shippingCredit } = version;
  return feeVat === undefined ||
    minReferral === undefined ||
    priceEnding === undefined ||
    addsPackaging === undefined ||
    volumetricDivisor === undefined ||
    roundUpTo === undefined ||
    shippingCredit === undefined
    ? {}
    : {
        rules: {
          feeVat,
          minReferral,
          priceEnding,
          addsPackaging,
          volumetricDivisor,
          roundUpTo,
          shippingCredit,
        },
      };
}

/** Converts a version as it was read to the content with which it can be replaced. */
export const contentOfVersion = ({
  classes,
  rates,
  ...rest
}: Pick<FeeVersion, 'classes' | 'rates'> & Partial<FeeVersion>): VersionContent => ({
  ...rulesIn(rest),
  classes: classes.map((each, position) => ({
    code: each.code,
    nameEn: each.nameEn,
    nameAr: each.nameAr,
    position,
    handover: each.handover,
    longestSide: each.longestSide,
    medianSide: each.medianSide,
    shortestSide: each.shortestSide,
    packaging: each.packaging,
    maxShippingWeight: each.maxShippingWeight,
    breakpoint: each.breakpoint,
    overflowStep: each.overflowStep,
    overflowFee: each.overflowFee,
    slabs: each.slabs,
    ...toProvenance(each),
  })),
  rates: rates.map((each) => ({
    subFamily: each.subFamily,
    shape: each.shape,
    rate1: each.rate1,
    limit: each.limit,
    rate2: each.rate2,
    ...toProvenance(each),
  })),
});

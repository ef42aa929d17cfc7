/** Money saved by a year compared with twelve months, in halalas, and as whole per cents of them in basis points, rounded down; undefined if it saves nothing. */
export const yearSaving = ({
  monthlyPrice,
  yearlyPrice,
}: {
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
}): { readonly halalas: number; readonly basisPoints: number } | undefined => {
  const months = 12 * monthlyPrice;
  const halalas = months - yearlyPrice;
  return halalas <= 0 ? undefined : { halalas, basisPoints: Math.floor((halalas * 100) / months) * 100 };
};

import type { WrittenProduct } from '@saer/contract/products/product';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { plainText } from '@saer/i18n/parse-decimal';
import { cellNumbers, readNumberText } from '../cells/read-number.ts';
import type { RowCells } from '../cells/row-cells.ts';

type TypedFees = NonNullable<WrittenProduct['override']>;
type Referral = NonNullable<TypedFees['referral']>;
type Fulfilment = NonNullable<TypedFees['fulfilment']>;

/**
 * Two fees in one cell, with the limit between them: `5.50 (≤25) 7.50`. A plus before the second means that it applies only to the
 * part above the limit.
 */
const TWO = /^(?<first>[^()]+)\(\s*(?:≤|<=)\s*(?<limit>[^()]+)\)\s*(?<above>\+?)(?<second>[^()]+)$/;
const parts = (text: string) => TWO.exec(plainText(text))?.groups;
const rateText = (rate: number): string => `${formatPercentNumber(rate)}%`;
const limitText = (limit: number): string => `(≤${formatAmount(limit)})`;

export function referralText(referral: Referral): string {
  if (referral.shape === 'flat') return rateText(referral.rate1);
  const above = referral.shape === 'sliding' ? '+' : '';
  return `${rateText(referral.rate1)} ${limitText(referral.limit)} ${above}${rateText(referral.rate2)}`;
}

export const fulfilmentText = ({ below, above, breakpoint }: Fulfilment): string =>
  breakpoint === null
    ? formatAmount(below)
    : `${formatAmount(below)} ${limitText(breakpoint)} ${formatAmount(above)}`;

function readReferral(cells: RowCells): Referral | undefined {
  const text = cells.text('referralRate');
  const two = parts(text);
  const rate = (part: string) => readNumberText(cells, 'referralRate', part.trim(), cellNumbers.share);
  if (two === undefined) {
    const rate1 = rate(text);
    return rate1 === undefined ? undefined : { shape: 'flat', rate1 };
  }
  const rate1 = rate(two['first'] ?? '');
  const rate2 = rate(two['second'] ?? '');
  const limit = readNumberText(cells, 'referralRate', two['limit'] ?? '', cellNumbers.positiveMoney);
  if (rate1 === undefined || rate2 === undefined || limit === undefined) return undefined;
  return { shape: two['above'] === '+' ? 'sliding' : 'threshold', rate1, limit, rate2 };
}

function readFulfilment(cells: RowCells): Fulfilment | undefined {
  const text = cells.text('fulfilmentFee');
  const two = parts(text);
  const money = (part: string) => readNumberText(cells, 'fulfilmentFee', part.trim(), cellNumbers.money);
  const below = money(two?.['first'] ?? text);
  if (below === undefined) return undefined;
  if (two === undefined) return { below, above: below, breakpoint: null };
  const above = money(two['second'] ?? '');
  const breakpoint = readNumberText(cells, 'fulfilmentFee', two['limit'] ?? '', cellNumbers.positiveMoney);
  return above === undefined || breakpoint === undefined ? undefined : { below, above, breakpoint };
}

/** Reads the fees a seller enters for one product; undefined if there are none. */
export function readTypedFees(cells: RowCells): TypedFees | undefined {
  const referral = readReferral(cells);
  const fulfilment = readFulfilment(cells);
  return referral === undefined && fulfilment === undefined
    ? undefined
    : {
        ...(referral === undefined ? {} : { referral }),
        ...(fulfilment === undefined ? {} : { fulfilment }),
      };
}

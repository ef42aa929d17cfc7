import { headerWords } from '../layouts/header-key.ts';
import { memoize } from '@saer/i18n/memoize';

const toKey = (header: string): string =>
  headerWords(header)
    .filter((word) => word !== '%' && word !== 'sar')
    .join(' ');

const keys = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' | ')).map(toKey));

/** A share of the price or of the cost, target or result: its name does not tell. */
const rates = keys(
  'margin | margin rate | profit margin | profit rate | profitability | gross margin | markup | mark up',
  'mark-up | margin on cost | margin of price | net margin | roi | gp | gross profit rate',
  'هامش | الهامش | هامش الربح | هامش ربح',
  'هامش على التكلفة | نسبة الربح من التكلفة | نسبة الزيادة | الربحية',
);

/** A sum, or a share where the header has a percent sign or says “rate”. */
const sums = keys(
  'profit | profits | gain | earnings | profit per unit | unit profit | profit amount | net profit | gross profit',
  'الربح | ربح | ربحي | أرباحي | الأرباح | أرباح | المكسب | مكسب | ربح القطعة | ربح الوحدة | ربح الحبة | صافي الربح | مبلغ الربح',
);

const ofCost = keys(
  'markup | mark up | mark-up | margin on cost | target markup | wanted markup | required markup | desired markup',
  'هامش على التكلفة | نسبة الربح من التكلفة | نسبة الزيادة | نسبة الربح على التكلفة',
);

/** The quantity of a header that is either a target or a result; undefined if it is neither. */
export const targetColumnOf = memoize((header: string): 'rate' | 'sum' | undefined => {
  if (header === '' || header.length > 100) return undefined;
  const key = toKey(header);
  if (rates.has(key)) return 'rate';
  return sums.has(key) ? (headerWords(header).includes('%') ? 'rate' : 'sum') : undefined;
});

/** True if a header speaks of a share of the cost, and not of the price. */
export const isOfCost = memoize((header: string): boolean => header !== '' && ofCost.has(toKey(header)));

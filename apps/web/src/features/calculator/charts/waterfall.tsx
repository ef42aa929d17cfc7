import { useLingui } from '@lingui/react/macro';
import { formatAmount, formatMoney } from '@saer/i18n/format-money';
import { memo } from 'react';
import {
  getColour,
  componentNames,
  shortComponentNames,
  type RiyalLine,
  waterfallSteps,
} from '../riyal-lines.ts';

type Props = { readonly lines: readonly RiyalLine[]; readonly price: number };

interface Column {
  readonly key: string;
  readonly name: string;
  readonly spoken: string;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

/** Names side by side on a phone, counted in characters of the longest word; where they do not fit, the receipt explains the colours. */
const NAMES_ON_PHONES = 54;
/** More columns than these are too narrow for words in the usual size. */
const NAMED_AT_EASE = 7;
/** More columns than these have their names in two rows by turns, each with room beside its neighbours. */
const NAMED_IN_ONE_ROW = 9;
/** Figures side by side on a phone, counted in characters, before they run into each other. */
const FIGURES_ON_PHONES = 42;

/** Where each riyal goes, part upon part up to the price. Runs in reading direction; to a screen reader it is a list. */
export const Waterfall = memo(function Waterfall({ lines, price }: Props) {
  const { t, i18n } = useLingui();
  const steps = waterfallSteps(lines);
  const columns: readonly Column[] = [
    ...steps.map((step) => ({
      key: step.part,
      name: i18n._(shortComponentNames[step.part]),
      spoken: i18n._(componentNames[step.part]),
      amount: step.amount,
      from: step.from,
      to: step.to,
      colour: getColour(step),
    })),
    {
      key: 'price',
      name: t({ message: 'Price', context: 'chart' }),
      spoken: t`Price the buyer pays`,
      amount: price,
      from: 0,
      to: price,
      colour: 'var(--color-ink)',
    },
  ];
  const highest = Math.max(price, ...steps.map(({ from, to }) => Math.max(from, to)));
  const lowest = Math.min(0, ...steps.map(({ to }) => to));
  const longest = Math.max(...columns.map(({ amount }) => formatAmount(amount).length));
  const longestWord = Math.max(...columns.flatMap(({ name }) => name.split(/\s/).map((word) => word.length)));
  const namesFit = longestWord * columns.length <= NAMES_ON_PHONES;
  const figuresFit = longest * columns.length <= FIGURES_ON_PHONES;
  const inTwoRows = columns.length > NAMED_IN_ONE_ROW;
  const share = (value: number): number => (value / (highest - lowest || 1)) * 100;

  return (
    <ol className="flex gap-1 sm:gap-2">
      {columns.map(({ key, name, spoken, amount, from, to, colour }, index) => (
        <li key={key} className="flex min-w-0 flex-1 flex-col">
          <span className="sr-only">{`${spoken}: ${formatMoney(amount)}`}</span>
          <div aria-hidden className="relative mt-5 h-40 border-b border-line">
            <div
              className="absolute inset-x-0 min-h-0.5 rounded-sm forced-color-adjust-none"
              style={{
                bottom: `${share(Math.min(from, to) - lowest)}%`,
                height: `${share(Math.abs(to - from))}%`,
                backgroundColor: colour,
              }}
            />
            <span
              dir="ltr"
              className={`absolute inset-x-0 mb-0.5 text-center text-xs leading-4 whitespace-nowrap text-muted ${figuresFit ? '' : 'max-sm:hidden'}`}
              style={{ bottom: `${share(Math.max(from, to) - lowest)}%` }}
            >
              {formatAmount(amount)}
            </span>
          </div>
          <span
            aria-hidden
            className={`mt-1.5 text-center text-xs leading-4 text-balance text-muted [overflow-wrap:anywhere] ${columns.length > NAMED_AT_EASE ? '' : 'sm:text-xs'} ${namesFit ? '' : 'max-sm:hidden'} ${inTwoRows ? `-mx-6 ${index % 2 === 0 ? '' : 'pt-4'}` : '-mx-1'}`}
          >
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
});

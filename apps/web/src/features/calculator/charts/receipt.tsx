import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Money } from '../../../components/money.tsx';
import { colourOf, componentNames } from './part-names.ts';
import type { RiyalLine } from './riyal-lines.ts';

type Props = { readonly lines: readonly RiyalLine[]; readonly price: number };

/** The same parts as lines that add up to the price before the reader's eyes. */
export const Receipt = memo(function Receipt({ lines, price }: Props) {
  const { i18n } = useLingui();
  return (
    <table className="w-full text-sm" data-testid="receipt">
      <caption className="sr-only">
        <Trans>The parts of the price, adding up to it</Trans>
      </caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.part}>
            <th scope="row" className="py-1.5 pe-3 text-start font-normal">
              <span className="flex items-baseline gap-2.5">
                <span
                  aria-hidden
                  className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
                  style={{ backgroundColor: colourOf(line) }}
                />
                {i18n._(componentNames[line.part])}
              </span>
            </th>
            <td className="w-px py-1.5 text-right whitespace-nowrap" data-amount={line.amount}>
              <Money halalas={line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-edge font-semibold">
          <th scope="row" className="pt-2.5 pe-3 text-start font-semibold">
            <Trans>Adds up to the price</Trans>
          </th>
          <td className="w-px pt-2.5 text-right whitespace-nowrap" data-sum={price}>
            <Money halalas={price} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
});

import { useLingui } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { componentNames } from '../charts/part-names.ts';
import type { ComparedStore } from './compared-stores.ts';
import { ComparisonName } from './comparison-name.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { MoneyDelta } from './money-delta.tsx';
import { NoPrice } from './no-price.tsx';
import { usedOptionalLines } from './used-optional-lines.ts';

type Props = { readonly stores: readonly ComparedStore[]; readonly common: string | null };

/** The comparison for a narrow screen: a card a store. */
export function ComparisonCards({ stores, common }: Props) {
  const { t, i18n } = useLingui();
  const optionalLines = usedOptionalLines(stores);
  return (
    <ul className="flex flex-col gap-3">
      {stores.map((store) => {
        const { outcome, atCommonPrice, delta } = store;
        return (
          <li
            key={store.store}
            className={`flex flex-col gap-3 rounded-control border p-3.5 ${store.hasLowestPrice ? 'border-brand' : 'border-line'}`}
          >
            <ComparisonName store={store} />
            {outcome.ok ? (
              <FigureList
                figures={[
                  { name: t`Price`, value: <Money halalas={outcome.final.statement.price} /> },
                  { name: t`Profit`, value: <Money halalas={outcome.final.statement.profit} /> },
                  {
                    name: t`Store deducts`,
                    value: <Money halalas={outcome.final.statement.totalStoreFees} />,
                  },
                  { name: t`You receive`, value: <Money halalas={outcome.final.statement.payout} /> },
                  ...optionalLines.map((part) => ({
                    name: i18n._(componentNames[part]),
                    value: <Money halalas={outcome.final.statement[part]} />,
                  })),
                  ...(outcome.final.margins.ofPrice === null
                    ? []
                    : [{ name: t`Margin`, value: <Rate basisPoints={outcome.final.margins.ofPrice} /> }]),
                  ...(atCommonPrice && common !== null
                    ? [
                        {
                          name: t`Profit at ${common}`,
                          value: (
                            <span className="flex flex-wrap gap-x-2">
                              <Money halalas={atCommonPrice.profit} />
                              <MoneyDelta halalas={delta} />
                            </span>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            ) : (
              <NoPrice fieldError={outcome.fieldError} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

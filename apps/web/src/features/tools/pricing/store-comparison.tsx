import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { compareStores, type ComparedPrice, type StoreComparison } from '@saer/quoting/compare-stores';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, bySides, findingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { exampleBySides, productBySides, sidesFields } from './product-by-sides.ts';
import { BarRows } from './charts/bar-rows.tsx';

export const fields = {
  ...sidesFields,
  marginRate: marginField,
  price: {
    ...priceField,
    note: msg`incl. VAT, optional`,
    description: msg`empty: the highest of the recommended ones`,
    isOptional: true,
  },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'store-comparison': typeof fields;
  }
}

interface Compared extends StoreComparison {
  readonly commonPrice: number;
}

function useStoreName(book: FeeBook): (code: string | null) => string {
  const language = useLanguage();
  return (code) => {
    const store = book.stores.find((each) => each.code === code);
    return store === undefined ? '' : getName(store, language);
  };
}

const getPrice = ({ outcome }: ComparedPrice): number =>
  outcome.ok ? outcome.recommended.statement.price : Infinity;

function Answer({ answer, book }: AnswerProps<typeof fields, Compared>) {
  const { i18n } = useLingui();
  const storeName = useStoreName(book);
  const { rows, commonPrice, lowestPrice, mostProfit } = answer;
  const priced = rows.filter(({ outcome }) => outcome.ok);
  const refused = rows.filter(({ outcome }) => !outcome.ok);
  return (
    <>
      <Headline label={<Trans>Lowest price for your margin</Trans>} figure={storeName(lowestPrice)}>
        {lowestPrice === mostProfit ? (
          <Trans>
            It also earns most at <Money halalas={commonPrice} />.
          </Trans>
        ) : (
          <Trans>
            At <Money halalas={commonPrice} />, {storeName(mostProfit)} earns more.
          </Trans>
        )}
      </Headline>
      <Details>
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-medium text-ink">
            <Trans>Recommended price in each store</Trans>
          </h2>
          <BarRows
            rows={priced
              .toSorted((a, b) => getPrice(a) - getPrice(b))
              .flatMap(({ store, outcome }) =>
                outcome.ok
                  ? [
                      {
                        id: store,
                        label: storeName(store),
                        size: outcome.recommended.statement.price,
                        value: <Money halalas={outcome.recommended.statement.price} />,
                        isBest: store === lowestPrice,
                        note: (
                          <Trans>
                            profit <Money halalas={outcome.recommended.statement.profit} />, margin{' '}
                            <Rate basisPoints={outcome.recommended.margins.ofPrice ?? 0} />
                          </Trans>
                        ),
                      },
                    ]
                  : [],
              )}
          />
        </section>
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-medium text-ink">
            <Trans>
              Profit at <Money halalas={commonPrice} />
            </Trans>
          </h2>
          <BarRows
            rows={priced
              .flatMap(({ store, atCommonPrice }) =>
                atCommonPrice === null ? [] : [{ store, atCommonPrice }],
              )
              .toSorted((a, b) => b.atCommonPrice.profit - a.atCommonPrice.profit)
              .map(({ store, atCommonPrice: { profit, totalStoreFees } }) => ({
                id: `at-${store}`,
                label: storeName(store),
                size: profit,
                value: <Money halalas={profit} />,
                isBest: store === mostProfit,
                note: (
                  <Trans>
                    store fees with VAT <Money halalas={totalStoreFees} />
                  </Trans>
                ),
              }))}
          />
        </section>
        {refused.length === 0 ? null : (
          <ul className="flex flex-col gap-1 text-sm text-muted">
            {refused.map(({ store, outcome }) => (
              <li key={store}>
                <span className="font-medium text-ink">{storeName(store)}</span>:{' '}
                {outcome.ok
                  ? null
                  : errorMessage(i18n, outcome.fieldError.code, outcome.fieldError.details ?? {})}
              </li>
            ))}
          </ul>
        )}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: exampleBySides,
  calculate: (values, book) => {
    const product = productBySides(values, '');
    const { marginRate, price } = values;
    const found = compareStores(book, { ...product, marginRate, ...(price === undefined ? {} : { price }) });
    const { commonPrice } = found;
    if (commonPrice !== null) return { ok: true, answer: { ...found, commonPrice } };
    const refusal = found.rows.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.fieldError]))[0];
    return refusal === undefined
      ? { ok: false, message: msg`No store has fees on this day.` }
      : { ok: false, fieldError: refusal };
  },
  Answer,
  formula: [
    msg`The same product is priced in every store with that store’s own fees, size classes and price ending.`,
    msg`Then all are compared at one price: yours, or else the highest of the recommended ones.`,
  ],
  sources: ({ answer }) =>
    answer.rows.flatMap(({ outcome, toConfirm }) =>
      outcome.ok ? [feeTableSource(outcome.version, toConfirm)] : [],
    ),
  next: ({ answer: { commonPrice, lowestPrice }, to }) => {
    const there = { ...bySides, store: lowestPrice, referralRate: leftEmpty, fulfilmentFee: leftEmpty };
    return [
      to('recommended-price', { ...there, ending: leftEmpty }),
      to('ways-of-fulfilment', {
        price: quantity('price', commonPrice),
        courierCharge: asTyped,
        packingCost: asTyped,
      }),
      to('calculator', { ...findingPrice, ...there }),
    ];
  },
});

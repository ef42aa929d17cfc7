import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { StorePolicy } from '@saer/pricing/fees/fee-table';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { feesToConfirm } from '@saer/quoting/fees-to-confirm';
import { type Commission, commissionAt, commissionCurve } from '@saer/tools/fees/commission';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { costFields, storeFields } from '../fields/product-fields.ts';
import { asTyped, leftEmpty, checkingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';

const fields = { ...storeFields, price: priceField, referralRate: costFields.referralRate } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly commission: typeof fields;
  }
}

interface CommissionAnswer extends Commission {
  readonly rule: ReferralRule;
  readonly policy: Pick<StorePolicy, 'minReferral' | 'feeVat'>;
  readonly source: Source;
}

function Answer({ answer, values: { price } }: AnswerProps<typeof fields, CommissionAnswer>) {
  const { t } = useLingui();
  const { fee, vat, inclusive, share, isMinimum, rule, policy } = answer;
  const limit = rule.shape === 'flat' ? 0 : rule.limit;
  const points = commissionCurve(policy, rule, Math.max(price, limit) * 2);
  return (
    <>
      <Headline label={<Trans>Commission</Trans>} figure={<Money halalas={fee} />}>
        {isMinimum ? (
          <Trans>The store takes this much at least. It is more than its rate brings at this price.</Trans>
        ) : (
          <Trans>
            <Rate basisPoints={share} /> of the price, before VAT.
          </Trans>
        )}
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Price</Trans>}
          yName={<Trans>Commission</Trans>}
          xUnit="money"
          yUnit="money"
          lines={[
            {
              id: 'commission',
              points: points.map((point) => ({ x: point.price, y: point.fee })),
              colour: 'var(--color-part-referral)',
            },
          ]}
          marks={[
            { id: 'price', x: price, y: fee, name: <Trans>Your price</Trans>, colour: 'var(--color-brand)' },
          ]}
          summary={t`At ${formatMoney(price)} the commission is ${formatMoney(fee)} before VAT.`}
        />
        <FigureList
          figures={[
            {
              id: 'rate',
              label:
                rule.shape === 'flat' ? (
                  <Trans>Rate</Trans>
                ) : (
                  <Trans>
                    Rate up to <Money halalas={rule.limit} />
                  </Trans>
                ),
              value: <Rate basisPoints={rule.rate1} />,
            },
            ...(rule.shape === 'flat'
              ? []
              : [
                  {
                    id: 'rate2',
                    label:
                      rule.shape === 'sliding' ? (
                        <Trans>Rate of the part above</Trans>
                      ) : (
                        <Trans>Rate of the whole price above it</Trans>
                      ),
                    value: <Rate basisPoints={rule.rate2} />,
                  },
                ]),
            { id: 'fee', label: <Trans>Commission, before VAT</Trans>, value: <Money halalas={fee} /> },
            { id: 'feeVat', label: <Trans>VAT that the store adds</Trans>, value: <Money halalas={vat} /> },
            {
              id: 'inclusive',
              label: <Trans>Taken from your payout</Trans>,
              value: <Money halalas={inclusive} />,
              isTotal: true,
            },
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { subFamily: 'health_nutrition', price: '64.00' },
  calculate: ({ store, subFamily, price, referralRate }, book) => {
    const feeTable = book.stores.find(({ code }) => code === store)?.feeTable;
    const rule =
      referralRate === undefined
        ? feeTable?.referralRules[subFamily]
        : ({ shape: 'flat', rate1: referralRate } as const);
    if (feeTable === undefined || feeTable === null || rule === undefined)
      return {
        ok: false,
        fieldError: { code: 'noReferralRule', field: 'subFamily', details: { store, subFamily } },
      };
    const { version, store: policy } = feeTable;
    const isOwn = referralRate !== undefined;
    const status = isOwn ? undefined : feeTable.referralProvenance[subFamily]?.status;
    const own = isOwn ? { override: { referral: rule } } : {};
    return {
      ok: true,
      answer: {
        ...commissionAt(policy, rule, price),
        rule,
        policy,
        source: feeTableSource(
          { ...version, status: status ?? version.status },
          feesToConfirm(feeTable, { subFamily, ...own, vatRegistered: true, vat: 0 }, null),
        ),
      },
    };
  },
  Answer,
  formula: [
    msg`Commission = rate × price including VAT, before the store’s own VAT.`,
    msg`Some categories have two rates: the second takes the whole of a dearer price, or only the part above the limit.`,
    msg`The store takes its minimum where the rate brings less, and adds VAT to the fee.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ to }) => [
    to('break-even', typedProduct),
    to('return-cost', { ...typedProduct, returnRate: asTyped, lostShare: asTyped }),
    to('calculator', { ...typedProduct, ...checkingPrice, marginRate: leftEmpty }),
  ],
});

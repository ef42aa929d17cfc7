import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import {
  forecastThresholds,
  mandatoryThreshold,
  spreadOverYear,
  type ThresholdForecast,
  voluntaryThreshold,
} from '@saer/tools/vat/vat-thresholds';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import type { ToolFields, NumberFieldSpec, When } from '../fields/field.ts';
import { asTyped } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { thresholdSource, zeroRatedCountSource } from './vat-sources.ts';

/** Says whether the seller knows the sales of each month. */
const byMonth: When = ({ salesBy }) => salesBy === 'months';

const monthField = (ago: number) =>
  ({
    kind: 'money',
    label: msg`${plural(ago, { one: '# month ago', other: '# months ago' })}`,
    isOptional: true,
    when: byMonth,
  }) as const satisfies NumberFieldSpec;

/** Sales of each of the last twelve months; a month before the business began stays empty. */
const monthFields = {
  month12: monthField(12),
  month11: monthField(11),
  month10: monthField(10),
  month9: monthField(9),
  month8: monthField(8),
  month7: monthField(7),
  month6: monthField(6),
  month5: monthField(5),
  month4: monthField(4),
  month3: monthField(3),
  month2: monthField(2),
  month1: monthField(1),
} as const;

/** The sales of the months, oldest first, from the first month that has any. */
function salesOfMonths(values: Readonly<Record<keyof typeof monthFields, number | undefined>>): number[] {
  const sales = [
    values.month12,
    values.month11,
    values.month10,
    values.month9,
    values.month8,
    values.month7,
    values.month6,
    values.month5,
    values.month4,
    values.month3,
    values.month2,
    values.month1,
  ];
  const first = sales.findIndex((sum) => sum !== undefined);
  return first === -1 ? [] : sales.slice(first).map((sum = 0) => sum);
}

const fields = {
  salesBy: {
    kind: 'choice',
    label: msg`Sales of the last 12 months`,
    options: [
      { id: 'year', name: msg`As one sum` },
      { id: 'months', name: msg`Month by month` },
    ],
  },
  pastSales: {
    kind: 'money',
    label: msg`Sales in 12 months`,
    description: msg`without VAT, zero-rated sales included`,
    when: ({ salesBy }) => salesBy !== 'months',
  },
  ...monthFields,
  nextSales: { kind: 'money', label: msg`Expected sales a month`, description: msg`without VAT` },
  salesGrowth: { kind: 'share', label: msg`Growth a month`, isOptional: true },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'vat-threshold': typeof fields;
  }
}

const Months = ({ count }: { readonly count: number | null }): ReactNode => {
  if (count === null) return <Trans>not within 12 months</Trans>;
  if (count === 0) return <Trans>exceeded</Trans>;
  return <Plural value={count} one="in # month" other="in # months" />;
};

function Answer({ answer }: AnswerProps<typeof fields, ThresholdForecast>) {
  const { t } = useLingui();
  const { state, decidedBy, past, future, months, untilVoluntary, untilMandatory, remaining } = answer;
  return (
    <>
      <Headline
        label={<Trans>VAT registration</Trans>}
        figure={
          {
            must: <Trans>Mandatory now</Trans>,
            may: <Trans>Voluntary</Trans>,
            below: <Trans>Not required</Trans>,
          }[state]
        }
        tone={state === 'must' ? 'negative' : 'plain'}
      >
        {state === 'must' ? (
          decidedBy === 'past' ? (
            <Trans>
              The last twelve months exceed <Money halalas={mandatoryThreshold} />. Register within 30 days.
            </Trans>
          ) : (
            <Trans>
              The next twelve months are expected to exceed <Money halalas={mandatoryThreshold} />. That alone
              makes registration mandatory.
            </Trans>
          )
        ) : (
          <Trans>
            You can sell <Money halalas={remaining} /> more in twelve months before you must register.
          </Trans>
        )}
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Months from now</Trans>}
          yName={<Trans>Sales of the twelve months before</Trans>}
          xUnit="count"
          yUnit="money"
          lines={[
            {
              id: 'total',
              points: months
                .filter(({ month }) => month >= 0)
                .map(({ month, total }) => ({ x: month, y: total })),
              colour: 'var(--color-brand)',
            },
          ]}
          levels={[
            {
              id: 'mandatory',
              y: mandatoryThreshold,
              name: (
                <Trans>
                  Mandatory above <Money halalas={mandatoryThreshold} />
                </Trans>
              ),
              colour: 'var(--color-danger)',
            },
            {
              id: 'voluntary',
              y: voluntaryThreshold,
              name: (
                <Trans>
                  Voluntary above <Money halalas={voluntaryThreshold} />
                </Trans>
              ),
              colour: 'var(--color-info)',
            },
          ]}
          summary={t`Sales of twelve months: ${formatMoney(past)} until now, ${formatMoney(months.at(-1)?.total ?? 0)} in a year.`}
        />
        <FigureList
          figures={[
            { id: 'past', label: <Trans>Last 12 months</Trans>, value: <Money halalas={past} /> },
            {
              id: 'future',
              label: <Trans>Next 12 months, expected</Trans>,
              value: <Money halalas={future} />,
            },
            {
              id: 'voluntary',
              label: (
                <Trans>
                  <Money halalas={voluntaryThreshold} /> sold in 12 months
                </Trans>
              ),
              value: <Months count={untilVoluntary} />,
            },
            {
              id: 'mandatory',
              label: (
                <Trans>
                  <Money halalas={mandatoryThreshold} /> sold in 12 months
                </Trans>
              ),
              value: <Months count={untilMandatory} />,
            },
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: false,
  example: { salesBy: 'year', pastSales: '210000.00', nextSales: '24000.00', salesGrowth: '3' },
  calculate: (values) => ({
    ok: true,
    answer: forecastThresholds({
      past: values.pastSales === undefined ? salesOfMonths(values) : spreadOverYear(values.pastSales),
      next: values.nextSales,
      growth: values.salesGrowth ?? 0,
    }),
  }),
  Answer,
  formula: [
    msg`Registration is mandatory if the last twelve months, or the next twelve as expected, exceed SAR 375,000; voluntary above SAR 187,500.`,
    msg`The line adds up each month and the eleven before it. One sum for the year is spread evenly over its months.`,
    msg`Exempt sales do not count.`,
  ],
  sources: () => [thresholdSource, zeroRatedCountSource],
  next: ({ to }) => [
    to('registered-or-not'),
    to('vat-due', {
      periodSales: asTyped,
      zeroRatedSales: asTyped,
      storeFees: asTyped,
      purchases: asTyped,
      importVat: asTyped,
      importedServices: asTyped,
      otherVatCosts: asTyped,
    }),
  ],
});

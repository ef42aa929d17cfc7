import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { checkPrice } from '@saer/quoting/check-price';
import { refusalFieldError } from '@saer/quoting/refusal-field-error';
import { factorCheck, type FactorCheck } from '@saer/tools/pricing/factor-check';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { TargetBar } from './charts/target-bar.tsx';

const fields = { ...productFields, price: priceField } as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'range-factor': typeof fields;
  }
}

interface Checked extends FactorCheck {
  readonly feeTable: Source;
}

/** A factor as sellers say it: 1.40. */
function Factor({ basisPoints }: { readonly basisPoints: number }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      ×{formatScaled(Math.floor(basisPoints / 100), 2)}
    </bdi>
  );
}

function Answer({ answer }: AnswerProps<typeof fields, Checked>) {
  const { factor, floor, isCarried, profit, reached, missing, minimum } = answer;
  const { min, max } = factor;
  return (
    <>
      <Headline
        label={<Trans>Factor reached</Trans>}
        figure={reached === null ? <Money halalas={profit} /> : <Factor basisPoints={reached} />}
        tone={missing > 0 ? 'negative' : 'positive'}
      >
        {missing > 0 ? (
          <Trans>
            <Factor basisPoints={factor.factor} /> is required: <Money halalas={missing} /> of profit is
            missing.
          </Trans>
        ) : (
          <Trans>
            <Factor basisPoints={factor.factor} /> is required: this price is enough.
          </Trans>
        )}
      </Headline>
      <Details>
        {factor.confirmed ? null : (
          <Notice>
            <Trans>No admin has confirmed this factor yet: it is a proposal and blocks no price.</Trans>
          </Notice>
        )}
        <TargetBar
          amount={profit}
          amountLabel={<Trans>Profit</Trans>}
          needed={floor}
          neededLabel={<Trans>Required</Trans>}
        />
        <FigureList
          figures={[
            {
              id: 'band',
              label: <Trans>Product costs it applies to</Trans>,
              value:
                max === null ? (
                  <Trans>
                    from <Money halalas={min} />
                  </Trans>
                ) : (
                  <Trans>
                    <Money halalas={min} /> to <Money halalas={max} />
                  </Trans>
                ),
            },
            {
              id: 'factor',
              label: <Trans>Factor</Trans>,
              value: <Factor basisPoints={factor.factor} />,
            },
            {
              id: 'minimum',
              label: <Trans>Lowest price that is enough</Trans>,
              value: minimum === null ? <Trans>None</Trans> : <Money halalas={minimum} />,
            },
          ]}
        />
        {isCarried ? (
          <p className="text-sm text-muted">
            <Trans>
              A lower cost range requires more profit than this one, so its amount applies here too.
            </Trans>
          </p>
        ) : null}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '49.00' },
  calculate: (values, book) => {
    const { price } = values;
    const checked = checkPrice(book, getProduct(values), price);
    if (!checked.ok) return { ok: false, fieldError: checked.fieldError };
    const { quote, feeTable, product, toConfirm } = checked;
    const found = factorCheck(feeTable.rangeFactors, product, quote.terms, price);
    return found.ok
      ? { ok: true, answer: { ...found, feeTable: feeTableSource(quote.version, toConfirm) } }
      : { ok: false, fieldError: refusalFieldError(found, product) };
  },
  Answer,
  formula: [
    msg`Each range of product costs has a factor. Price less VAT, fees and other costs must return at least cost × factor.`,
    msg`In other words, the profit must be at least cost × (factor − 1), and never less than a lower range requires.`,
    msg`If several factors apply, the one for the narrowest category counts.`,
  ],
  sources: ({ answer }) => [
    answer.feeTable,
    {
      kind: 'words',
      text: msg`Range factors are a policy of this service’s admins, not of a store.`,
      isConfirmed: answer.factor.confirmed,
    },
  ],
  next: ({ answer: { minimum }, values, to }) => [
    to('price-approval', { marginRate: asTyped }),
    to('profit-at-price', { price: quantity('price', minimum ?? values.price) }),
    to('max-purchase-cost', { marginRate: asTyped }),
    to('calculator', { ...checkingPrice, marginRate: leftEmpty }),
  ],
});

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { checkPrice } from '@saer/quoting/check-price';
import { refusalFieldError } from '@saer/quoting/refusal-field-error';
import { priceApproval, type PriceApproval } from '@saer/tools/pricing/approval-gap';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { TargetBar } from './charts/target-bar.tsx';

const fields = {
  ...productFields,
  price: priceField,
  marginRate: { ...marginField, note: msg`of the price, optional`, isOptional: true },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'price-approval': typeof fields;
  }
}

interface Approval extends PriceApproval {
  /** Before VAT, like the cost to reach. */
  readonly cost: number;
  readonly isConfirmed: boolean;
  readonly feeTable: Source;
}

function Answer({ answer, values: { price } }: AnswerProps<typeof fields, Approval>) {
  const { gap, required, cost, isConfirmed } = answer;
  const { profit, missing } = gap;
  const isApproved = missing === 0;
  return (
    <>
      <Headline
        label={
          <Trans>
            Policy check of <Money halalas={price} />
          </Trans>
        }
        figure={
          isApproved ? (
            <Trans>Approved</Trans>
          ) : (
            <Trans>
              <Money halalas={missing} /> short
            </Trans>
          )
        }
        tone={isApproved ? 'positive' : 'negative'}
      >
        {isApproved ? (
          required.rangeFactor === null ? (
            <Trans>The price meets your margin.</Trans>
          ) : (
            <Trans>The price meets your margin and the range factor.</Trans>
          )
        ) : (
          <Trans>The profit per unit falls short by this much. Either change closes the gap:</Trans>
        )}
      </Headline>
      <Details>
        <TargetBar
          amount={profit}
          amountLabel={<Trans>Profit</Trans>}
          needed={profit + missing}
          neededLabel={isApproved ? <Trans>Reached</Trans> : <Trans>Required</Trans>}
        />
        {isApproved ? null : (
          <FigureList
            figures={[
              {
                id: 'price',
                label: <Trans>Raise the price to</Trans>,
                value: gap.price === null ? <Trans>No price is enough</Trans> : <Money halalas={gap.price} />,
              },
              {
                id: 'cost',
                label: <Trans>Or buy for at most, before VAT</Trans>,
                value:
                  gap.cost === null ? <Trans>No cost is low enough</Trans> : <Money halalas={gap.cost} />,
              },
              ...(gap.cost === null
                ? []
                : [
                    {
                      id: 'saving',
                      label: <Trans>That is a cost lower by</Trans>,
                      value: <Money halalas={cost - gap.cost} />,
                    },
                  ]),
            ]}
          />
        )}
        {isConfirmed ? null : (
          <Notice>
            {required.rangeFactor === null ? (
              <Trans>The admins have set no factor for this cost: only your own margin counts.</Trans>
            ) : required.own === null ? (
              <Trans>
                No admin has confirmed a factor for this cost, and you gave no margin: the proposed one is
                used.
              </Trans>
            ) : (
              <Trans>No admin has confirmed a factor for this cost: only your own margin counts.</Trans>
            )}
          </Notice>
        )}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '49.00', marginRate: '20' },
  calculate: (values, book) => {
    const { price, marginRate } = values;
    const asked = { ...getProduct(values), ...(marginRate === undefined ? {} : { marginRate }) };
    const checked = checkPrice(book, asked, price);
    if (!checked.ok) return { ok: false, fieldError: checked.fieldError };
    const { quote, feeTable, product, toConfirm } = checked;
    const found = priceApproval(feeTable, product, quote.terms, price);
    if (!found.ok) return { ok: false, fieldError: refusalFieldError(found, product) };
    const { rangeFactor, role } = found.required;
    const isConfirmed = rangeFactor?.confirmed === true && role !== 'advice';
    return {
      ok: true,
      answer: {
        ...found,
        cost: quote.terms.cost,
        isConfirmed,
        feeTable: feeTableSource(quote.version, toConfirm),
      },
    };
  },
  Answer,
  formula: [
    msg`Required: the larger of your margin and the profit that a confirmed range factor demands.`,
    msg`Missing = required profit − profit at this price.`,
    msg`The price to raise to is the first one above yours that reaches it. The cost is the largest at which your price reaches it; the amount required by the factor stays the same.`,
  ],
  sources: ({ answer }) => [
    answer.feeTable,
    {
      kind: 'words',
      text: msg`Range factors are a policy of this service’s admins, not of a store.`,
      isConfirmed: answer.isConfirmed,
    },
  ],
  next: ({ answer: { gap }, values, to }) => [
    to('range-factor', {}),
    to('profit-at-price', { price: quantity('price', gap.price ?? values.price) }),
    to('max-purchase-cost', {}),
    to('calculator', checkingPrice),
  ],
});

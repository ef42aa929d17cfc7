import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { extractVat, type VatSplit } from '@saer/tools/vat/split-vat';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField } from '../fields/common-fields.ts';
import { leftEmpty, checkingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { standardRateSource } from './vat-sources.ts';
import { VatParts } from './vat-parts.tsx';

const fields = { price: priceField } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'extract-vat': typeof fields;
  }
}

function Answer({ answer }: AnswerProps<typeof fields, VatSplit>) {
  return (
    <>
      <Headline label={<Trans>VAT inside the price</Trans>} figure={<Money halalas={answer.vat} />}>
        <Trans>This part of the price belongs to the tax authority, not to you.</Trans>
      </Headline>
      <Details>
        <VatParts split={answer} />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: false,
  example: { price: '115.00' },
  calculate: ({ price }) => ({ ok: true, answer: extractVat(price, standardVat) }),
  Answer,
  formula: [msg`VAT = price × 15 ÷ 115, rounded to the halala.`, msg`Without VAT = price − VAT.`],
  sources: () => [standardRateSource],
  next: ({ to }) => [
    to('break-even', typedProduct),
    to('calculator', { ...typedProduct, ...checkingPrice, marginRate: leftEmpty }),
  ],
});

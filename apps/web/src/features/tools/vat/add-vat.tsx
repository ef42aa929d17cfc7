import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { addVat, type VatSplit } from '@saer/tools/vat/split-vat';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { VatParts } from './vat-parts.tsx';
import { standardRateSource } from './vat-sources.ts';

const fields = {
  net: { kind: 'money', label: msg`Price`, note: msg`excl. VAT`, min: 1 },
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'add-vat': typeof fields;
  }
}

function Answer({ answer }: AnswerProps<typeof fields, VatSplit>) {
  return (
    <>
      <Headline label={<Trans>Price with VAT</Trans>} figure={<Money halalas={answer.inclusive} />}>
        <Trans>Prices for consumers in Saudi Arabia are shown with VAT.</Trans>
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
  example: { net: '100.00' },
  calculate: ({ net }) => ({ ok: true, answer: addVat(net, standardVat) }),
  Answer,
  formula: [msg`Price with VAT = price × 1.15, rounded to the halala.`, msg`VAT = price with VAT − price.`],
  sources: () => [standardRateSource],
  next: ({ answer: { inclusive }, to }) => {
    const price = quantity('price', inclusive);
    return [
      to('extract-vat', { price }),
      to('discount', { ...typedProduct, price, discount: asTyped }),
      to('calculator', { ...typedProduct, ...checkingPrice, price, marginRate: leftEmpty }),
    ];
  },
});

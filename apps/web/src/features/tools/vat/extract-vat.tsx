import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/standard-vat';
import { extractVat, type VatSplit } from '@saer/tools/vat/split-vat';
import { Money } from '../../../components/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { PartBar } from '../answer/part-bar.tsx';
import { priceField } from '../fields/common-fields.ts';
import { type AnswerProps, defineTool } from '../tool.ts';

const fields = { price: priceField } as const;

function Answer({ answer: { net, vat } }: AnswerProps<typeof fields, VatSplit>) {
  return (
    <>
      <Headline label={<Trans>VAT inside the price</Trans>} figure={<Money halalas={vat} />}>
        <Trans>This part of the price belongs to the tax authority, not to you.</Trans>
      </Headline>
      <Details>
        <PartBar
          parts={[
            {
              id: 'net',
              label: <Trans>Without VAT</Trans>,
              value: <Money halalas={net} />,
              size: net,
              colour: 'cost',
            },
            {
              id: 'vat',
              label: <Trans>VAT</Trans>,
              value: <Money halalas={vat} />,
              size: vat,
              colour: 'vat',
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
  example: { price: '115.00' },
  calculate: ({ price }) => ({ ok: true, answer: extractVat(price, standardVat) }),
  Answer,
  formula: [msg`VAT = price × 15 ÷ 115, rounded to the halala.`, msg`Without VAT = price − VAT.`],
  sources: () => [
    {
      kind: 'words',
      text: msg`The standard rate of 15% has applied in Saudi Arabia since 1 July 2020.`,
      isConfirmed: true,
    },
  ],
  next: () => [{ tool: 'break-even' }, { tool: 'calculator' }],
});

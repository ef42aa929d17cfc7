import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { exampleLink, exampleProduct, profitSum, type InstructionFigures } from '../figures.ts';
import type { Topic } from '../topic.ts';
import { useLingui } from '@lingui/react/macro';
import { Money } from '../../../components/figure/money.tsx';
import { Table } from '../exhibits/table.tsx';

/** One percentage of three things: what each leads to. */
function MarginTable({ example, ofNet, ofCost }: Pick<InstructionFigures, 'example' | 'ofNet' | 'ofCost'>) {
  const { t } = useLingui();
  const bases = [
    { id: 'price', name: t`of the price with VAT`, priced: example },
    { id: 'net', name: t`of the price before VAT`, priced: ofNet },
    { id: 'cost', name: t`of the cost`, priced: ofCost },
  ];
  return (
    <Table
      caption={t`The same percentage of three things`}
      heads={[t`Percentage`, t`Price`, t`Net profit`]}
      rows={bases.map(({ id, name, priced: { price, profit } }) => ({
        id,
        cells: [name, <Money key="price" halalas={price} />, <Money key="profit" halalas={profit} />],
      }))}
    />
  );
}

export const margin: Topic = {
  summary: msg`The same profit is three different percentages. Choose the one you mean.`,
  hasFigures: true,
  content: (figures) => {
    const rate = formatRate(exampleProduct.marginRate);
    const sum = formatMoney(profitSum);
    const sumPrice = formatMoney(figures.asSum.price);
    return {
      steps: [
        { text: msg`Under “What do you want to earn?” enter a percentage.` },
        {
          text: msg`Choose what it is calculated on: the price with VAT, the price before VAT, or the cost. The line below the choice shows each with the same figures.`,
          picture: 'margin',
        },
        { text: msg`Or enter “Profit of at least” in riyals. With both, the price satisfies both.` },
        {
          text: msg`Choose how prices end: exact, .95, .99 or whole riyals. The price only ever moves up, and never into a range that misses your target.`,
        },
      ],
      parts: [
        {
          id: 'three-bases',
          title: msg`${rate} of what?`,
          paragraphs: [
            msg`Our example with the same percentage of each. The further down, the lower the price and the less is left.`,
          ],
          exhibit: <MarginTable {...figures} />,
        },
        {
          id: 'sum',
          title: msg`A profit in riyals`,
          paragraphs: [
            msg`If a product must bring ${sum} a piece, whatever share that is, enter it as “Profit of at least”: the example then needs ${sumPrice}.`,
          ],
        },
        {
          id: 'range-factor',
          title: msg`Why the price may be higher than your target`,
          paragraphs: [
            msg`A range factor is the least a product must return, as a multiple of its cost. One that an admin has confirmed raises the price above your own target, and the answer says so. Proposed ones are only advice.`,
          ],
        },
      ],
      troubleshooting: [
        {
          id: 'rounded',
          title: msg`The margin shown is a little higher than mine`,
          answer: msg`Fees are rounded to the halala, line by line, as the store does. Saer takes the lowest price at which your margin is really reached, never a halala less.`,
        },
        {
          id: 'excel',
          title: msg`My spreadsheet gives another price`,
          answer: msg`Compare line by line with “Where each riyal goes”. The usual reasons: a markup on the cost instead of a margin on the price, fees without their VAT, or the lower fee used above the price at which it changes.`,
        },
      ],
      links: [{ title: msg`Open this example in the calculator`, href: exampleLink(exampleProduct) }],
    };
  },
};

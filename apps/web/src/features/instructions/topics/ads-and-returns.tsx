import { msg } from '@lingui/core/macro';
import { publicToolPage } from '@saer/contract/site/public-tools';
import { formatMoney } from '@saer/i18n/format-money';
import { exampleLink, exampleProduct, usualLines, type InstructionFigures } from '../figures.ts';
import type { Topic } from '../topic.ts';
import { useLingui } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-number';
import { Money } from '../../../components/figure/money.tsx';
import { Table } from '../exhibits/table.tsx';

/** Prices of the example with each optional line, and with all. */
function LinesTable({
  example,
  withLine,
  withLines,
}: Pick<InstructionFigures, 'example' | 'withLine' | 'withLines'>) {
  const { t } = useLingui();
  const { adsRate, couponRate, returnCost, storageCost } = usualLines;
  const [ads, coupons] = [formatRate(adsRate), formatRate(couponRate)];
  const [returns, storage] = [formatMoney(returnCost), formatMoney(storageCost)];
  const rows = [
    { id: 'none', name: t`None of them`, priced: example },
    { id: 'ads', name: t`Ads, ${ads} of the price`, priced: withLine.adsRate },
    { id: 'coupons', name: t`Coupons, ${coupons} of the price`, priced: withLine.couponRate },
    { id: 'returns', name: t`Returns, ${returns} per unit sold`, priced: withLine.returnCost },
    { id: 'storage', name: t`Storage, ${storage} per unit sold`, priced: withLine.storageCost },
    { id: 'all', name: t`All four`, priced: withLines },
  ];
  return (
    <Table
      caption={t`The price that leaves the same margin`}
      heads={[t`Costs`, t`Price`, t`Net profit`]}
      rows={rows.map(({ id, name, priced: { price, profit } }) => ({
        id,
        cells: [name, <Money key="price" halalas={price} />, <Money key="profit" halalas={profit} />],
      }))}
    />
  );
}

/** The lines of the texts as the calculator's address names them. */
const lineTexts = {
  adsRate: String(usualLines.adsRate / 100),
  couponRate: String(usualLines.couponRate / 100),
  returnCost: (usualLines.returnCost / 100).toFixed(2),
  storageCost: (usualLines.storageCost / 100).toFixed(2),
};

export const adsAndReturns: Topic = {
  summary: msg`Four costs that no order shows, and what each does to your price.`,
  hasFigures: true,
  content: (figures) => {
    const { example, withLines, leftByLines } = figures;
    const price = formatMoney(example.price);
    const profit = formatMoney(example.profit);
    const left = formatMoney(leftByLines);
    const needed = formatMoney(withLines.price);
    return {
      steps: [
        {
          text: msg`Open “Ads, coupons, returns, storage” in the calculator. What you leave empty costs nothing.`,
        },
        {
          text: msg`Ads: what you spend on them in a month, divided by your sales of that month. SAR 400 for sales of SAR 5,000 are 8%.`,
        },
        {
          text: msg`Coupons: the discount times the share of buyers who use it. If 3 of 10 buyers use a 10% coupon, enter 3.`,
        },
        {
          text: msg`Returns: what they cost you in a month, divided by the units sold. The tool “Return cost” adds up what one costs.`,
        },
        {
          text: msg`Storage: the fee of one unit until it is sold. The tool “Storage cost” calculates it from sides, stock and sales.`,
        },
      ],
      parts: [
        {
          id: 'example',
          title: msg`What they do to a price`,
          paragraphs: [
            msg`Without these costs our example needs ${price} and leaves ${profit}. At the same price, all four together leave only ${left}; for the same margin it needs ${needed}.`,
          ],
          exhibit: <LinesTable {...figures} />,
        },
        {
          id: 'lines',
          title: msg`Where you find them again`,
          paragraphs: [
            msg`Each is a line of its own in the receipt, in the charts and in the stores compared. They are saved with the product, and in a spreadsheet each is a column. The amount that the store pays you for the order does not contain them: it charges ads and storage separately.`,
          ],
        },
        {
          id: 'vat',
          title: msg`With VAT or without`,
          paragraphs: [
            msg`Enter ads, returns and storage without VAT if you recover it, and with it if you do not. The calculator says which below the fields.`,
          ],
        },
      ],
      troubleshooting: [
        {
          id: 'unknown',
          title: msg`I only know my total spending on ads`,
          answer: msg`Divide it by all your sales and use that share for every product, rather than none. A product with ads of its own gets its own share later.`,
        },
        {
          id: 'coupon-price',
          title: msg`What does one coupon do to one order?`,
          answer: msg`Here a coupon is an average over all orders. What one costs, and how large it may be without a loss, is calculated by the tool “Coupon planner”.`,
        },
      ],
      links: [
        { title: msg`Open this example in the calculator`, href: exampleLink(exampleProduct, lineTexts) },
        { title: msg`Break-even ACOS`, href: publicToolPage('break-even-acos') },
      ],
    };
  },
};

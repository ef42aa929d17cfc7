import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatWeight } from '@saer/i18n/format-number';
import { nameOf } from '../../../domain/names/name-of.ts';
import { SidesDrawing } from '../drawings/sides-drawing.tsx';
import { ClassTable } from '../exhibits/class-table.tsx';
import { exampleLink, exampleProduct } from '../figures.ts';
import type { Topic } from '../topic.ts';

export const sizeClasses: Topic = {
  summary: msg`Three sides and a weight decide the fulfilment fee. How to measure them, and when volume counts as weight.`,
  hasFigures: true,
  content: ({ store, sizeClasses: classes, sizeClass, example, boxed }, language) => {
    const storeName = nameOf(store, language);
    const className = nameOf(sizeClass, language);
    const { weight } = example.quote;
    const unit = formatWeight(weight?.unit ?? 0);
    const packaging = formatWeight(weight?.packaging ?? 0);
    const shipping = formatWeight(weight?.shippingWeight ?? 0);
    const fee = formatMoney(example.statement.fulfilment);
    const boxedWeight = formatWeight(boxed.quote.weight?.volumetric ?? 0);
    const boxedFee = formatMoney(boxed.statement.fulfilment);
    const price = formatMoney(example.price);
    const boxedPrice = formatMoney(boxed.price);
    return {
      steps: [
        {
          text: msg`Measure the product as you hand it over, in its own packaging: length, width and height in centimetres. Their order makes no difference.`,
        },
        { text: msg`Weigh it without the store’s own packaging: Saer adds that where the store does.` },
        {
          text: msg`In the calculator choose “Dimensions” and enter all three sides and the weight.`,
          picture: 'size',
        },
        { text: msg`Read below the price which weight counted, and which fee it leads to.` },
      ],
      parts: [
        {
          id: 'three-sides',
          title: msg`Longest, median and shortest side`,
          paragraphs: [
            msg`Stores sort the three sides by length. A product belongs to the first class in which all three fit: one side too long is enough for the next class.`,
          ],
          exhibit: <SidesDrawing />,
        },
        {
          id: 'classes',
          title: msg`The classes at ${storeName}`,
          paragraphs: [
            msg`Sides in centimetres, packed. The weight is the highest shipping weight of the class.`,
          ],
          exhibit: <ClassTable classes={classes} />,
        },
        {
          id: 'weight',
          title: msg`Which weight counts`,
          paragraphs: [
            msg`Our example weighs ${unit} g. As “${className}” it gets ${packaging} g of packaging, and ships as ${shipping} g: a fee of ${fee} before VAT.`,
            msg`Where the store counts volume, length × width × height in centimetres, divided by 5000, is a weight in kilograms, and the larger of the two counts. The same product in a box of 40 × 30 × 20 cm counts as ${boxedWeight} g: the fee becomes ${boxedFee}, and the price for the same margin goes from ${price} to ${boxedPrice}.`,
          ],
        },
      ],
      troubleshooting: [
        {
          id: 'no-class',
          title: msg`“This parcel is too big or too heavy for every size class”`,
          answer: msg`A side or the weight is above the largest class of the store. Check the unit first: 20 means centimetres, not millimetres. If it is right, that store does not carry the product; compare the others below the price.`,
        },
        {
          id: 'only-class',
          title: msg`I know the size class, but not the sides`,
          answer: msg`Choose “Size class” and enter the weight. The answer then also says what the largest volume of that class would cost: if that is more, measure before you rely on the price.`,
        },
        {
          id: 'other-fee',
          title: msg`My statement shows a higher fee`,
          answer: msg`The store has measured more than you entered. Ask it for a new measurement, or enter its figures here: the fee follows from them.`,
        },
      ],
      links: [{ title: msg`Open this example in the calculator`, href: exampleLink(exampleProduct) }],
    };
  },
};

import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatWeight, formatSide } from '@saer/i18n/format-measure';
import { formatShort } from '@saer/i18n/format-number';
import { getName, type NamedByCode } from '../../../domain/names/name.ts';
import { exampleLink, exampleProduct } from '../figures.ts';
import type { Topic } from '../topic.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { SizeClass } from '@saer/pricing/fees/fee-table';
import { Money } from '../../../components/figure/money.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { Table } from '../exhibits/table.tsx';

interface Props {
  readonly classes: readonly (SizeClass & NamedByCode)[];
}

/** A store's size classes with their limits, and the lowest fee of each. */
function ClassTable({ classes }: Props) {
  const { t } = useLingui();
  const name = useName();
  const getSides = ({ longestSide, medianSide, shortestSide }: SizeClass): string => {
    const sides = [longestSide, medianSide, shortestSide].filter((side) => side !== null);
    return sides.length === 0 ? t`No limit` : isolateLtr(sides.map(formatSide).join(' × '));
  };
  return (
    <Table
      caption={t`Size classes`}
      heads={[t`Size class`, t`Sides up to (cm)`, t`Weight up to (kg)`, t`Fee from`]}
      rows={classes.map((each) => ({
        id: each.code,
        cells: [
          name(each),
          getSides(each),
          each.maxShippingWeight === null ? t`No limit` : formatShort(each.maxShippingWeight, 3),
          <Money key="fee" halalas={each.slabs[0]?.feeBelow ?? 0} />,
        ],
      }))}
    />
  );
}

/** The corners of a box, drawn from the side: its front, its top and its far side. */
const front = 'M40 78H190V158H40Z';
const top = 'M40 78 86 42H236L190 78Z';
const side = 'M190 78 236 42V122L190 158Z';

const sides = [
  { id: 'longest', path: 'M40 174H190M40 168v12M190 168v12', className: 'stroke-part-referral' },
  { id: 'median', path: 'M202 168 248 132M198 163l8 10M244 127l8 10', className: 'stroke-part-vat' },
  { id: 'shortest', path: 'M24 78V158M18 78h12M18 158h12', className: 'stroke-part-profit' },
] as const;

/** A parcel with its three sides. Drawn without text, which a right-to-left page would mirror: the names are beside it. */
function SidesDrawing() {
  const names = {
    longest: <Trans>Longest side</Trans>,
    median: <Trans>Median side</Trans>,
    shortest: <Trans>Shortest side</Trans>,
  };
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <svg aria-hidden viewBox="0 0 264 192" className="w-full max-w-72 rtl:-scale-x-100">
        <path d={front} className="fill-surface stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        <path d={top} className="fill-hover stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        <path d={side} className="fill-canvas stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        <path
          d="M108 78 154 42H172L126 78V98H108Z"
          className="fill-warning-soft stroke-edge"
          strokeWidth="1"
        />
        {sides.map(({ id, path, className }) => (
          <path key={id} d={path} fill="none" strokeWidth="3" className={className} />
        ))}
      </svg>
      <ul className="flex flex-col gap-2 text-sm">
        {sides.map(({ id, className }) => (
          <li key={id} className="flex items-center gap-3">
            <svg aria-hidden viewBox="0 0 28 12" className="h-3 w-7">
              <path d="M2 6H26M2 1v10M26 1v10" fill="none" strokeWidth="3" className={className} />
            </svg>
            {names[id]}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const sizeClasses: Topic = {
  summary: msg`Three sides and a weight decide the fulfilment fee. How to measure them, and when volume counts as weight.`,
  hasFigures: true,
  content: ({ store, sizeClasses: classes, sizeClass, example, boxed }, language) => {
    const storeName = getName(store, language);
    const className = getName(sizeClass, language);
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

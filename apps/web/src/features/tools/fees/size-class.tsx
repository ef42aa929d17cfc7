import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ClassCheck, checkClasses, type SizeClassAnswer } from '@saer/tools/fees/size-class';
import { Check, Minus, X } from 'lucide-react';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { parcelSource } from '../fields/fee-table-source.ts';
import { sizeFields, storeFields } from '../fields/product-fields.ts';
import { asTyped, bySides, findingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { BoxPicture } from './box-picture.tsx';
import { ClassName } from './class-name.tsx';
import { Side } from './side.tsx';
import { Weight } from './weight.tsx';
import { examplePacked, packedFields, getSides } from './packed-fields.ts';
import { type BookFeeTable, feesOfStore } from './store-fees.ts';

const fields = { store: storeFields.store, ...packedFields, handover: sizeFields.handover } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'size-class': typeof fields;
  }
}

interface FoundClass extends SizeClassAnswer {
  readonly feeTable: BookFeeTable;
}

/** The first limit that a parcel exceeds in a class. */
function Reason({
  check: { sides, shippingWeight, maxShippingWeight, carriesWeight },
}: {
  readonly check: ClassCheck;
}) {
  const at = sides.findIndex(({ fits }) => !fits);
  const exceeded = sides[at];
  if (exceeded !== undefined && exceeded.limit !== null) {
    const side = <Side millimetres={exceeded.side} />;
    const limit = <Side millimetres={exceeded.limit} />;
    if (at === 0)
      return (
        <Trans>
          Longest side {side}, at most {limit}
        </Trans>
      );
    if (at === 1)
      return (
        <Trans>
          Median side {side}, at most {limit}
        </Trans>
      );
    return (
      <Trans>
        Shortest side {side}, at most {limit}
      </Trans>
    );
  }
  if (carriesWeight) return <Trans>It would fit too, but an earlier class takes it.</Trans>;
  return (
    <Trans>
      Shipping weight <Weight grams={shippingWeight} />, at most <Weight grams={maxShippingWeight ?? 0} />
    </Trans>
  );
}

function Answer({ answer, values }: AnswerProps<typeof fields, FoundClass>) {
  const { parcel, checks, feeTable } = answer;
  return (
    <>
      <Headline
        label={<Trans>Size class</Trans>}
        figure={
          parcel === null ? <Trans>None fits</Trans> : <ClassName of={feeTable} code={parcel.sizeClass} />
        }
      >
        {parcel === null ? (
          <Trans>No class of this store takes a parcel of this size and weight.</Trans>
        ) : parcel.fee.breakpoint === null ? (
          <Trans>
            The fee is <Money halalas={parcel.fee.below} /> before VAT.
          </Trans>
        ) : (
          <Trans>
            The fee is <Money halalas={parcel.fee.below} /> at prices up to{' '}
            <Money halalas={parcel.fee.breakpoint} /> and <Money halalas={parcel.fee.above} /> above, before
            VAT.
          </Trans>
        )}
      </Headline>
      <Details>
        <BoxPicture sides={getSides(values)} />
        <ol className="flex flex-col text-sm">
          {checks.map((check) => {
            const isChosen = check.sizeClass === parcel?.sizeClass;
            const Sign = isChosen ? Check : check.fits ? Minus : X;
            return (
              <li
                key={check.sizeClass}
                className="flex items-start gap-2.5 border-b border-line py-2 print:py-1 last:border-b-0"
              >
                <Sign
                  aria-hidden
                  className={`mt-0.5 size-4 shrink-0 ${isChosen ? 'text-brand' : 'text-muted'}`}
                />
                <span className="flex min-w-0 flex-col">
                  <span className={isChosen ? 'font-medium' : ''}>
                    <ClassName of={feeTable} code={check.sizeClass} />
                  </span>
                  <span className="text-muted">
                    {isChosen ? (
                      <Trans>
                        Takes it, at a shipping weight of <Weight grams={check.shippingWeight} />
                      </Trans>
                    ) : (
                      <Reason check={check} />
                    )}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: examplePacked,
  calculate: (values, book) => {
    const fees = feesOfStore(book, values);
    if (!fees.ok) return fees;
    return {
      ok: true,
      answer: { ...checkClasses(fees.answer, getSides(values), values.weight), feeTable: fees.answer },
    };
  },
  Answer,
  formula: [
    msg`The three sides are sorted: longest, median, shortest. However you measure, the class is the same.`,
    msg`The first class in the store’s order whose three limits and weight limit are met takes the parcel.`,
  ],
  sources: ({ answer }) => [parcelSource(answer.feeTable, answer.parcel)],
  next: ({ to }) => [
    to('packaging-optimiser', { price: asTyped, unitsPerMonth: asTyped, mostCut: asTyped }),
    to('shipping-weight', {}),
    to('fbn-fee', { price: asTyped }),
    to('calculator', { ...typedProduct, ...bySides, ...findingPrice, marginRate: asTyped }),
  ],
});

import { useLingui } from '@lingui/react/macro';
import { optionalLines } from '@saer/contract/optional-lines';
import type { ListedProduct } from '@saer/contract/product';
import { Card } from '../../components/card.tsx';
import { fieldWords } from './field-words.ts';
import { useFieldValue } from './use-field-value.ts';

const inputs = [
  'barcode',
  'sku',
  'store',
  'family',
  'subFamily',
  'type',
  'sizeClass',
  'sides',
  'weight',
  'handover',
  'cost',
  'costIncludesVat',
  'vat',
  'vatRegistered',
  'marginRate',
  'marginBase',
  'marginAmount',
  'extraRate',
  'extraFixed',
  ...optionalLines,
  'ending',
  'price',
  'currentPrice',
  'minPrice',
  'maxPrice',
  'monthlySales',
] as const satisfies readonly (keyof ListedProduct)[];

/** A product's inputs on paper, in place of the form: those that are filled in. */
export function PrintedInputs({
  product,
  title,
}: {
  readonly product: ListedProduct;
  readonly title: string;
}) {
  const { i18n } = useLingui();
  const written = useFieldValue();
  const filled = inputs.filter((field) => product[field] !== null && product[field] !== '');
  return (
    <div className="hidden print:block">
      <Card>
        <h2 className="mb-2 text-base font-semibold">{title}</h2>
        <dl className="grid grid-cols-2 gap-x-8 text-sm">
          {filled.map((field) => {
            const words = fieldWords[field];
            return (
              <div key={field} className="flex justify-between gap-4 border-b border-line py-1">
                <dt className="text-muted">{words === undefined ? field : i18n._(words)}</dt>
                <dd>
                  <bdi>{written(field, product[field])}</bdi>
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
    </div>
  );
}

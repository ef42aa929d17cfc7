import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { formatScaled } from '@saer/i18n/format-number';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { Card } from '../../../components/layout/card.tsx';
import { Switch } from '../../../components/button/switch.tsx';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { DefaultFields } from './default-fields.tsx';
import type { MatchingProducts } from './use-matching-products.ts';
import { useColumnWords } from './column-words.ts';

/** Labels of required fields, by their first option. */
export function useMissingWords(): (column: ProductColumn) => string {
  const { t } = useLingui();
  const columnWords = useColumnWords();
  const words: Partial<Record<ProductColumn, string>> = {
    barcode: t`a name, a barcode or an SKU`,
    store: t`the store`,
    subFamily: t`the category`,
    cost: t`the cost`,
    sizeClass: t`the packaging type, or the sides and the weight`,
  };
  return (column) => words[column] ?? columnWords(column);
}

type Props = {
  readonly book: FeeBook;
  /** Fields without a column. */
  readonly needed: readonly ProductColumn[];
  readonly readAs: SheetInterpretation;
  readonly products: MatchingProducts | undefined;
  readonly isFilled: boolean;
  readonly onChange: (changed: Partial<SheetInterpretation>) => void;
};

/** Fields that can be set once for all rows. */
const sayable: ReadonlySet<ProductColumn> = new Set(['store', 'subFamily', 'cost', 'sizeClass']);

/** Required fields without a column: set once for all rows, or taken from saved products. */
export function MissingValues({ book, needed, readAs, products, isFilled, onChange }: Props) {
  const { t } = useLingui();
  const missingWords = useMissingWords();
  const { mapping, defaults } = readAs;
  if (needed.length === 0) return null;
  const canFill = mapping.barcode !== undefined || mapping.sku !== undefined;
  const list = needed.map(missingWords).join(t`, `);
  const rows = formatScaled(products?.rows ?? 0, 0);
  const found = formatScaled(products?.found ?? 0, 0);
  return (
    <div data-missing>
      <Card labelledBy="missing-values">
        <h2 id="missing-values" className="text-base font-semibold text-ink">
          <Trans>No column holds: {list}</Trans>
        </h2>
        <p className="mt-0.5 mb-3 text-sm text-muted">
          <Trans>Enter it here once for all rows, or choose the column that holds it.</Trans>
        </p>
        <DefaultFields
          book={book}
          columns={needed.filter((column) => sayable.has(column))}
          defaults={defaults}
          mapping={mapping}
          onChange={(column, text) => onChange({ defaults: { ...defaults, [column]: text } })}
        />
        {canFill ? (
          <div className="mt-3 flex flex-col gap-1">
            <Switch
              isSelected={isFilled}
              onChange={(isSelected) => onChange({ fillFromProducts: isSelected })}
            >
              <Trans>Take what a row lacks from my products, by barcode or SKU</Trans>
            </Switch>
            {products === undefined ? null : (
              <p aria-live="polite" className="text-sm text-muted">
                <Trans>
                  {found} of {rows} rows are in your products.
                </Trans>
              </p>
            )}
          </div>
        ) : null}
      </Card>
    </div>
  );
}

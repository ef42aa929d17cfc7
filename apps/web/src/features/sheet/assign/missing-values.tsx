import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { missingColumns } from '@saer/spreadsheet/product-sheet/missing-columns';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { Card } from '../../../components/card.tsx';
import { Switch } from '../../../components/switch.tsx';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { DefaultFields } from './default-fields.tsx';
import { useMissingWords } from './missing-words.ts';

type Props = {
  readonly book: FeeBook;
  readonly readAs: ReadAs;
  readonly onChange: (changed: Partial<ReadAs>) => void;
};

/** What can be said once for all rows. */
const sayable: ReadonlySet<ProductColumn> = new Set(['store', 'subFamily', 'cost', 'sizeClass']);

/** What every product needs and no column holds: said once for all rows, or taken from the saved products. */
export function MissingValues({ book, readAs, onChange }: Props) {
  const { t } = useLingui();
  const missingWords = useMissingWords();
  const { mapping, defaults, fillFromProducts } = readAs;
  const needed = missingColumns(mapping, {});
  if (needed.length === 0) return null;
  const canFill = mapping.barcode !== undefined || mapping.sku !== undefined;
  const list = needed.map(missingWords).join(t`, `);
  return (
    <div data-missing>
      <Card labelledBy="missing-values">
        <h2 id="missing-values" className="text-lg font-semibold text-ink">
          <Trans>No column holds: {list}</Trans>
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          <Trans>Say it here once for all rows, or choose the column that holds it above.</Trans>
        </p>
        <DefaultFields
          book={book}
          columns={needed.filter((column) => sayable.has(column))}
          defaults={defaults}
          onChange={(column, text) => onChange({ defaults: { ...defaults, [column]: text } })}
        />
        {canFill ? (
          <div className="mt-4">
            <Switch
              isSelected={fillFromProducts}
              onChange={(isSelected) => onChange({ fillFromProducts: isSelected })}
            >
              <Trans>
                Take what a row lacks from my products: the same barcode or SKU. What I saved once need not be
                typed again.
              </Trans>
            </Switch>
          </div>
        ) : null}
      </Card>
    </div>
  );
}

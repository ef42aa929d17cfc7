import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct, WrittenProduct } from '@saer/contract/product';
import { toWrittenProduct } from '@saer/spreadsheet/write/to-written-product';
import { fieldNames } from '../form/field-names.ts';
import { productFields } from './product-fields.ts';

type Props = { readonly existing: ListedProduct; readonly written: WrittenProduct };

/** The names of the fields that an update would change. */
export function ChangedFields({ existing, written }: Props) {
  const { t, i18n } = useLingui();
  const before = new Map<string, unknown>(Object.entries(toWrittenProduct(existing)));
  const after = new Map<string, unknown>(Object.entries(written));
  const changed = productFields.filter(({ keys }) =>
    keys.some((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key))),
  );
  if (changed.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nothing else differs. Updating it prices it by today’s fees.</Trans>
      </p>
    );
  }
  const names = changed.map(({ field }) => i18n._(fieldNames[field])).join(t`, `);
  return (
    <p className="text-muted">
      <Trans>Updating it changes: {names}.</Trans>
    </p>
  );
}

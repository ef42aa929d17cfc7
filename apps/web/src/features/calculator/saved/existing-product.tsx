import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct, WrittenProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import { toWrittenProduct } from '@saer/spreadsheet/rows/read/to-written-product';
import { optionalLines } from '@saer/contract/fees/optional-lines';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { ErrorState } from '../../../components/layout/error-state.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { productName } from '../../../domain/names/name.ts';
import { savedProductQuery, useChangeProduct } from './queries.ts';
import { productAsOpened, applyEdits } from './apply-edits.ts';
import { saveFailure, SaveError } from './save-error.tsx';
import { fieldNames } from '../form/field-names.ts';

interface ProductField {
  /** Its name in the form. */
  readonly field: DraftField;
  /** Under which keys a product is written with it. */
  readonly keys: readonly string[];
}

/** A product's fields that the calculator writes. */
const productFields: readonly ProductField[] = [
  { field: 'name', keys: ['nameEn', 'nameAr'] },
  { field: 'subFamily', keys: ['subFamily'] },
  { field: 'type', keys: ['type'] },
  { field: 'sizeClass', keys: ['sizeClass', 'sides'] },
  { field: 'weight', keys: ['weight'] },
  { field: 'handover', keys: ['handover'] },
  { field: 'cost', keys: ['cost'] },
  { field: 'costIncludesVat', keys: ['costIncludesVat'] },
  { field: 'vat', keys: ['vat'] },
  { field: 'vatRegistered', keys: ['vatRegistered'] },
  { field: 'feeVatIsCost', keys: ['feeVatIsCost'] },
  { field: 'price', keys: ['price'] },
  { field: 'marginRate', keys: ['marginRate', 'marginBase'] },
  { field: 'marginAmount', keys: ['marginAmount'] },
  { field: 'extraRate', keys: ['extraRate'] },
  { field: 'extraFixed', keys: ['extraFixed'] },
  ...optionalLines.map((field) => ({ field, keys: [field] })),
  { field: 'ending', keys: ['ending'] },
  { field: 'referralRate', keys: ['override'] },
];

type ChangedFieldsProps = { readonly existing: ListedProduct; readonly written: WrittenProduct };

/** The names of the fields that an update would change. */
function ChangedFields({ existing, written }: ChangedFieldsProps) {
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

type Props = {
  readonly id: number;
  readonly answer: Answer;
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly onUpdated: (saved: ListedProduct) => void;
  readonly onKeepBoth: () => void;
  readonly onClose: () => void;
};

/** The store already has a product with this barcode: open it, update it, or save a second one. */
export function ExistingProduct({ id, answer, draft, book, onUpdated, onKeepBoth, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: existing, error, refetch } = useQuery(savedProductQuery(id));
  const { change, isPending, error: changeError } = useChangeProduct(onUpdated);
  const written = existing && toUpdate(existing, answer, draft, productAsOpened(existing, book, language));
  return (
    <Dialog title={t`Already in your products`} onClose={onClose}>
      {existing && written ? (
        <div className="flex flex-col gap-4 text-sm">
          <p>
            <Trans>
              <bdi className="font-medium">{productName(existing, language)}</bdi> has this barcode in the
              same store. Its price is <Money halalas={existing.finalPrice} />; here it is{' '}
              <Money halalas={answer.quote.final.statement.price} />.
            </Trans>
          </p>
          <ChangedFields existing={existing} written={written} />
          <SaveError failure={saveFailure(changeError, undefined)} />
          <div className="flex flex-col gap-2">
            <Button tone="primary" isPending={isPending} onPress={() => change(existing, written)}>
              <Trans>Update it</Trans>
            </Button>
            <Button onPress={() => void navigate({ to: '/user/product', search: { id: String(id) } })}>
              <Trans>Open it</Trans>
            </Button>
            <Button tone="quiet" onPress={onKeepBoth}>
              <Trans>Keep both</Trans>
            </Button>
          </div>
        </div>
      ) : null}
      {!existing && error ? <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState> : null}
      {!existing && !error ? <Skeleton lines={4} /> : null}
    </Dialog>
  );
}

/** The existing product with the current input; a name left empty here stays. */
function toUpdate(
  existing: ListedProduct,
  { product, store }: Answer,
  { name }: Draft,
  asOpened: ReturnType<typeof productAsOpened>,
): WrittenProduct {
  const typed = name.trim() === '' ? (existing.nameEn ?? existing.nameAr ?? '') : name;
  return applyEdits(existing, asOpened, { ...product, store: store.code }, typed);
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { formatInstant } from '@saer/i18n/format-date';
import { useQuery } from '@tanstack/react-query';
import { ChangedRow, type ChangedField } from '../../../components/changed-row.tsx';
import { mergeChanges, type Side } from '../../../lib/merge-changes.ts';
import { fieldWords } from '../field-words.ts';
import { productHistoryQuery, productQuery } from '../queries.ts';
import { useFieldValue } from '../use-field-value.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';

type Props = {
  /** What the form was opened with. */
  readonly base: ListedProduct;
  readonly mine: ProductDraft;
  readonly onResolve: (theirs: ListedProduct, values: ProductDraft) => void;
  readonly onClose: () => void;
};

const isTold = (field: string): boolean => fieldWords[field] !== undefined;

/** Somebody saved the product first: what they changed is taken over, what both changed is chosen. */
export function ProductConflict({ base, mine, onResolve, onClose }: Props) {
  const { t, i18n } = useLingui();
  const fieldValue = useFieldValue();
  const { data: theirs } = useQuery({ ...productQuery(base.id), staleTime: 0 });
  const { data: changes } = useQuery({ ...productHistoryQuery(base.id), staleTime: 0 });
  if (theirs === undefined || theirs.version === base.version) return null;

  const before = draftOf(base);
  const now = draftOf(theirs);
  const { resolve: merged, takenOver, disputed } = mergeChanges(before, now, mine);
  const told = (field: keyof ProductDraft): ChangedField => {
    const words = fieldWords[field];
    return {
      field,
      label: words === undefined ? field : i18n._(words),
      before: fieldValue(field, before[field]),
      theirs: fieldValue(field, now[field]),
      mine: fieldValue(field, mine[field]),
    };
  };
  const resolve = (chosen: ReadonlyMap<string, Side>): void => {
    onResolve(theirs, { ...merged(chosen), version: theirs.version });
  };
  const newest = changes?.data[0];
  const who = newest?.actor?.fullName ?? t`Someone else`;
  return (
    <ChangedRow
      who={
        <Trans>
          <bdi>{who}</bdi> changed this product at{' '}
          <bdi dir="ltr">{formatInstant(new Date(newest?.at ?? theirs.updatedAt))}</bdi>.
        </Trans>
      }
      takenOver={takenOver.filter(isTold).map(told)}
      disputed={disputed.filter(isTold).map(told)}
      isPending={false}
      onSave={resolve}
      onClose={onClose}
    />
  );
}

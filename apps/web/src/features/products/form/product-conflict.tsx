import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { RowConflict } from '../../../domain/conflict/row-conflict.tsx';
import { useShortInstant } from '../../../lib/use-short-dates.ts';
import { fieldWords } from '../field-words.ts';
import { productHistoryQuery, productQuery } from '../queries.ts';
import { useFieldValue } from '../use-field-value.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';

type Props = {
  /** The version with which the form was opened. */
  readonly base: ListedProduct;
  readonly mine: ProductDraft;
  readonly onResolve: (theirs: ListedProduct, values: ProductDraft) => void;
  readonly onClose: () => void;
};

/** Someone else saved the product first: their changes are adopted, and conflicting fields are chosen. */
export function ProductConflict({ base, mine, onResolve, onClose }: Props) {
  const { t, i18n } = useLingui();
  const fieldValue = useFieldValue();
  const shortInstant = useShortInstant();
  const { data: theirs } = useQuery({ ...productQuery(base.id), staleTime: 0 });
  const { data: changes } = useQuery({ ...productHistoryQuery(base.id), staleTime: 0 });
  if (theirs === undefined || theirs.version === base.version) return null;

  const labelOf = (field: string): string | undefined => {
    const words = fieldWords[field];
    return words && i18n._(words);
  };
  const newest = changes?.data[0];
  const who = newest?.actor?.fullName ?? t`Someone else`;
  const at = shortInstant(newest?.at ?? theirs.updatedAt);
  return (
    <RowConflict
      base={draftOf(base)}
      theirs={draftOf(theirs)}
      mine={mine}
      who={
        <Trans>
          <bdi>{who}</bdi> changed this product at {at}.
        </Trans>
      }
      labelOf={labelOf}
      print={(field, values) => fieldValue(field, values[field])}
      isPending={false}
      onResolve={(values) => onResolve(theirs, { ...values, version: theirs.version })}
      onClose={onClose}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { type NameOfKey, recordLabel, recordValue } from '@saer/i18n/record-value';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { RowConflict } from '../../../domain/conflict/row-conflict.tsx';
import { useNamesOfKeys } from '../../../domain/names/use-names-of-keys.ts';
import { showToast } from '../../../lib/toasts.ts';
import { type Input, lists, type Row } from '../lists.ts';
import { everyRowQuery, rowNowQuery, updateMutation } from '../queries.ts';
import { inputOf } from './input-of.ts';
import { useShortInstant } from '../../../lib/use-short-dates.ts';

/** Names the parents that the keys in a row refer to, in the reader's language. */
function useNameOfKey(): NameOfKey {
  const { data: familyId = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilyId = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: typeId = [] } = useQuery(everyRowQuery('productType'));
  return useNamesOfKeys({ familyId, subFamilyId, typeId }).nameOfKey;
}

type Props<N extends ListName> = {
  readonly of: N;
  /** The row as the form was opened with. */
  readonly read: Row<N>;
  readonly mine: Input<N>;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** The current row beside the values about to be saved. The chosen values are saved on top of the other change. */
export function ListRowConflict<N extends ListName>(props: Props<N>) {
  const { of, read, mine, onBack, onClose } = props;
  const { t, i18n } = useLingui();
  const nameOfKey = useNameOfKey();
  const shortInstant = useShortInstant();
  const { data, refetch } = useQuery(rowNowQuery(of, read.id, lists[of].relationNames));
  const { mutate, isPending } = useMutation(updateMutation(of));
  if (data === undefined) return null;
  const { row: theirs, change } = data;
  const save = (values: Input<N>): void => {
    mutate(
      { row: theirs, values },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', text: t`Changes saved.` });
          onClose();
        },
        onError: (error) => {
          // Another conflict: the other person's changes are displayed again.
          if (isRowChanged(error)) return void refetch();
          showToast({ tone: 'negative', text: error.message });
          return onBack();
        },
      },
    );
  };
  const who = change?.actor?.fullName;
  const at = shortInstant(change?.at ?? theirs.updatedAt);
  return (
    <RowConflict
      key={theirs.version}
      base={inputOf(of, read)}
      theirs={inputOf(of, theirs)}
      mine={mine}
      who={
        who === undefined ? (
          <Trans>This was changed at {at}, after you had opened it.</Trans>
        ) : (
          <Trans>
            <bdi>{who}</bdi> changed this at {at}, after you had opened it.
          </Trans>
        )
      }
      labelOf={(field) => recordLabel(i18n, field)}
      print={(field, values) => recordValue(i18n, field, values[field], nameOfKey)}
      isPending={isPending}
      onResolve={save}
      onClose={onBack}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ChangedField, ChangedRow } from '../../../components/changed-row.tsx';
import { mergeChanges } from '../../../lib/merge-changes.ts';
import { type FieldName, fieldWords } from '../fee-words.ts';
import { type ChangedEntity, WhoChanged } from './who-changed.tsx';

type Props<T> = {
  readonly entity: ChangedEntity;
  readonly entityId: number;
  readonly base: T;
  readonly theirs: T;
  readonly mine: T;
  readonly print: (field: keyof T & FieldName, values: T) => string;
  readonly isPending: boolean;
  readonly onResolve: (values: T) => void;
  readonly onClose: () => void;
};

/** Two admins changed one row: what only the other one changed is taken over, what both changed is chosen. */
export function ChangedMeanwhile<T extends Partial<Record<FieldName, unknown>>>(props: Props<T>) {
  const { entity, entityId, base, theirs, mine, print, isPending, onResolve, onClose } = props;
  const { t, i18n } = useLingui();
  const { takenOver, disputed, resolve } = mergeChanges(base, theirs, mine);
  const isField = (key: keyof T & string): key is keyof T & FieldName => key in fieldWords;
  const shown = (key: keyof T & FieldName, of: T): string => print(key, of) || t`empty`;
  const told = (keys: readonly (keyof T & string)[]): readonly ChangedField[] =>
    keys.filter(isField).map((field) => ({
      field,
      label: i18n._(fieldWords[field]),
      before: shown(field, base),
      theirs: shown(field, theirs),
      mine: shown(field, mine),
    }));
  return (
    <ChangedRow
      who={<WhoChanged entity={entity} entityId={entityId} />}
      takenOver={told(takenOver)}
      disputed={told(disputed)}
      isPending={isPending}
      onSave={(chosen) => onResolve(resolve(chosen))}
      onClose={onClose}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { RowConflict } from '../../../domain/conflict/row-conflict.tsx';
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

/** Two admins changed one row of a fee table. */
export function ChangedMeanwhile<T extends Partial<Record<FieldName, unknown>>>(props: Props<T>) {
  const { entity, entityId, print, ...conflict } = props;
  const { t, i18n } = useLingui();
  const isField = (key: keyof T & string): key is keyof T & FieldName => key in fieldWords;
  return (
    <RowConflict
      {...conflict}
      who={<WhoChanged entity={entity} entityId={entityId} />}
      labelOf={(field) => (isField(field) ? i18n._(fieldWords[field]) : undefined)}
      print={(field, values) => (isField(field) && print(field, values)) || t`empty`}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { missingFields, type StatementColumns } from '@saer/tools/statement/columns';
import { useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Select } from '../../../components/form/select.tsx';
import type { FileReport } from '../reading/statement-tasks.ts';
import { assignedFields, fieldWords } from '../statement-words.ts';

type Props = {
  readonly file: FileReport;
  readonly onAssign: (columns: StatementColumns) => void;
  /** Absent where the file was read already. */
  readonly onCancel?: () => void;
  /** The file was read by the columns that were recognised. */
  readonly isRead?: boolean;
};

const none = 'none';

/** A file whose headers are not known: the seller says which column is what. */
export function AssignColumns({ file, onAssign, onCancel, isRead = false }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [columns, setColumns] = useState(file.columns);
  const missing = missingFields(columns);
  const options = [
    { id: none, name: t`Not in the file` },
    ...file.headers.map((header, column) => ({
      id: String(column),
      name: [header === '' ? t`Column ${column + 1}` : header, file.examples[column] ?? '']
        .filter((text) => text !== '')
        .join(' · '),
    })),
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Which column is what?</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        {isRead ? (
          <Trans>
            <bdi className="font-medium text-ink">{file.name}</bdi> was read by its headers. Correct a column
            that was taken for something else.
          </Trans>
        ) : (
          <Trans>
            <bdi className="font-medium text-ink">{file.name}</bdi> is none of the files we know. Choose the
            columns that it has; those that were recognised are filled in.
          </Trans>
        )}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {assignedFields.map((field) => (
          <Select
            key={field}
            label={i18n._(fieldWords[field])}
            options={options}
            placeholder={t`Not in the file`}
            value={String(columns[field] ?? none)}
            onChange={(chosen) => {
              const { [field]: _, ...others } = columns;
              setColumns(chosen === none ? others : { ...others, [field]: Number(chosen) });
            }}
          />
        ))}
      </div>
      {missing.length === 0 ? null : (
        <div className="mt-3">
          <Notice tone="warning">
            <Trans>
              Needed: an order or item number, one of the SKUs or a barcode, the price, and at least one of
              the two fees.
            </Trans>
          </Notice>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button tone="primary" isDisabled={missing.length > 0} onPress={() => onAssign(columns)}>
          <Trans>Check this file</Trans>
        </Button>
        {onCancel === undefined ? null : (
          <Button onPress={onCancel}>
            <Trans>Choose another file</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

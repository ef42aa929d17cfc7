import { Plural, useLingui } from '@lingui/react/macro';
import { SourceDialog } from '../../components/overlay/source-dialog.tsx';
import { type Provenance, ProvenanceDialog } from './provenance-dialog.tsx';
import type { ProvenanceTasks } from './use-provenance-tasks.ts';

type Props<R> = { readonly tasks: ProvenanceTasks<R> };

/** Asks for a source before rows are confirmed, or for their provenance. */
export function ProvenanceTaskDialog<R extends Provenance>({ tasks }: Props<R>) {
  const { t } = useLingui();
  const { task, isPending, confirmWith, save, close } = tasks;
  const [first] = task?.rows ?? [];
  if (task === undefined || first === undefined) return null;
  const { rows } = task;
  if (task.is === 'confirm') {
    return (
      <SourceDialog
        title={t`Confirm the figures`}
        confirm={t`Confirm`}
        isPending={isPending}
        onConfirm={(source) => confirmWith(rows, source)}
        onClose={close}
      >
        <p className="text-sm text-muted">
          <Plural
            value={rows.filter(({ source }) => source === null).length}
            one="For # row that names no source yet."
            other="For # rows that name no source yet."
          />
        </p>
      </SourceDialog>
    );
  }
  const isAlike = rows.every(({ status, source }) => status === first.status && source === first.source);
  const { status, source, note = null } = first;
  return (
    <ProvenanceDialog
      title={t`Source and verification`}
      action={t`Save`}
      initial={
        rows.length === 1
          ? { status, source, note }
          : isAlike
            ? { status, source }
            : { status: 'proposed', source: null }
      }
      isPending={isPending}
      onSave={(provenance) => save(rows, provenance)}
      onClose={close}
    >
      <p className="text-sm text-muted">
        <Plural
          value={rows.length}
          one="For # row; its figures stay."
          other="For # rows; their figures stay."
        />
      </p>
    </ProvenanceDialog>
  );
}

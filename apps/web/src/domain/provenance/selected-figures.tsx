import { Trans } from '@lingui/react/macro';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { Button } from '../../components/button/button.tsx';
import { SelectionBar } from '../../components/table/selection-bar.tsx';
import type { Provenance } from './provenance-dialog.tsx';
import type { ProvenanceTasks } from './use-provenance-tasks.ts';

type Props<R> = {
  readonly selected: readonly R[];
  /** Some of them have figures that are not saved. */
  readonly hasUnsaved: boolean;
  readonly tasks: ProvenanceTasks<R>;
  readonly onClear: () => void;
};

/** The number of selected rows of a grid, to confirm them at once or to say where they come from. */
export function SelectedFigures<R extends Provenance>({ selected, hasUnsaved, tasks, onClear }: Props<R>) {
  const open = selected.filter(({ status }) => !isConfirmed(status));
  const count = open.length;
  if (selected.length === 0) return null;
  return (
    <SelectionBar count={selected.length} onClear={onClear}>
      {hasUnsaved ? (
        <p className="text-sm text-muted">
          <Trans>Save the changed figures first.</Trans>
        </p>
      ) : (
        <>
          <Button onPress={() => tasks.describe(selected)}>
            <Trans>Source and verification</Trans>
          </Button>
          {count === 0 ? null : (
            <Button tone="primary" isPending={tasks.isPending} onPress={() => tasks.confirm(open)}>
              <Trans>Confirm {count}</Trans>
            </Button>
          )}
        </>
      )}
    </SelectionBar>
  );
}

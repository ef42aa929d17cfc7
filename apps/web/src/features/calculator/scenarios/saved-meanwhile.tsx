import { Trans, useLingui } from '@lingui/react/macro';
import type { Scenario } from '@saer/contract/scenario';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { scenarioPath } from '../../../domain/scenario/scenario-link.ts';

type Props = {
  readonly scenario: Pick<Scenario, 'id' | 'name'>;
  readonly onCopy: () => void;
  readonly onClose: () => void;
};

/** Somebody else has saved the scenario: both are there, and neither writes over the other. */
export function SavedMeanwhile({ scenario, onCopy, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Somebody else has saved this scenario`} onClose={onClose} isAlert>
      <p className="text-sm text-muted">
        <Trans>
          “<bdi>{scenario.name}</bdi>” was changed since you opened it. Your columns are still here: save them
          as a copy, or look at the other version in a new tab first.
        </Trans>
      </p>
      <DialogActions>
        <Button onPress={onClose}>
          <Trans>Back to my columns</Trans>
        </Button>
        <Button onPress={() => window.open(`${scenarioPath}?id=${scenario.id}`, '_blank', 'noopener')}>
          <Trans>Open the other version</Trans>
        </Button>
        <Button tone="primary" onPress={onCopy}>
          <Trans>Save as a copy</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

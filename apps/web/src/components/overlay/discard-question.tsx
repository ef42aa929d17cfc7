import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { DangerButton } from '../button/danger-button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type Props = { readonly onDiscard: () => void; readonly onBack: () => void };

/** Asks before input in a dialog is lost. The focus starts on going back, so that an extra key press does no harm. */
export function DiscardQuestion({ onDiscard, onBack }: Props) {
  const { t } = useLingui();
  const back = (): boolean => {
    onBack();
    return true;
  };
  return (
    <DialogFrame title={t`Discard what you typed?`} onRequestClose={back} isAlert>
      <p className="text-sm text-muted">
        <Trans>It is not saved yet.</Trans>
      </p>
      <DialogActions>
        <Button onPress={onBack}>{t`Keep editing`}</Button>
        <DangerButton onPress={onDiscard}>{t`Discard`}</DangerButton>
      </DialogActions>
    </DialogFrame>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/button/button.tsx';
import { CopyButton } from '../../../components/button/copy-button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';

type Props = {
  readonly name: string;
  readonly password: string;
  readonly expiresAt: string;
  /** The owner never confirmed their address: the first sign-in asks for that too. */
  readonly isUnconfirmed?: boolean;
  readonly onClose: () => void;
};

/** A generated password, this once: Escape does not lose it. */
export function GeneratedPassword({ name, password, expiresAt, isUnconfirmed = false, onClose }: Props) {
  const { t } = useLingui();
  const shortInstant = useShortInstant();
  const until = shortInstant(expiresAt);
  return (
    <Dialog title={t`One-time password for ${name}`} onClose={onClose} isKept>
      <div className="flex items-center gap-3 rounded-control border border-edge bg-field p-2 ps-4">
        <output
          dir="ltr"
          data-testid="password"
          className="min-w-0 flex-1 font-mono text-lg break-all text-ink select-all"
        >
          {password}
        </output>
        <CopyButton text={password} />
      </div>
      <p className="mt-4 text-sm font-medium text-warning">
        <Trans>Copy it now: it cannot be shown again.</Trans>
      </p>
      <p className="mt-2 text-sm text-muted">
        <Trans>
          Give it to {name} through a secure channel. It’s valid for one sign-in until {until}; they’ll then
          choose their own.
        </Trans>
      </p>
      {isUnconfirmed ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>Before that, they confirm their email with a code.</Trans>
        </p>
      ) : null}
      <DialogActions>
        <Button tone="primary" onPress={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

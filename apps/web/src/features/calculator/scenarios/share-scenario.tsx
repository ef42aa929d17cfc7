import { Trans, useLingui } from '@lingui/react/macro';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { DialogFrame } from '../../../components/overlay/dialog-frame.tsx';
import { scenarioPath } from '../../../domain/scenario/scenario-link.ts';
import { LinkActions } from '../share/link-actions.tsx';

type Props = { readonly hash: string; readonly onClose: () => void };

/** A link that opens the columns as they are now, for a colleague. */
export function ShareScenario({ hash, onClose }: Props) {
  const { t } = useLingui();
  const link = `${location.origin}${scenarioPath}#${hash}`;
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={t`Share these columns`} onRequestClose={close}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          <Trans>
            Nobody sees your scenarios but you and your sub-users. Whoever gets this link sees everything
            typed in these columns, your cost too, and can change their own copy. They need an account.
          </Trans>
        </p>
        <p className="text-sm text-muted">
          <Trans>
            The inputs are in the link itself and reach no server. To show one price without your inputs, open
            its column in the calculator and share it from there.
          </Trans>
        </p>
        <input
          readOnly
          dir="ltr"
          aria-label={t`The link`}
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-control rounded-control bg-hover px-3 text-base text-muted sm:text-xs"
        />
      </div>
      <DialogActions>
        <LinkActions link={link} />
      </DialogActions>
    </DialogFrame>
  );
}

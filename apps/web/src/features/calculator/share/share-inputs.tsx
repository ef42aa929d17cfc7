import { Trans } from '@lingui/react/macro';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { openCalculatorPath } from '../../../lib/calculator-link.ts';
import { LinkActions } from './link-actions.tsx';
import { LinkText } from './link-text.tsx';

/** A link that opens the calculator with everything that was typed. `calculation`: undefined if nothing was. */
export function ShareInputs({ calculation }: { readonly calculation: string | undefined }) {
  const link = `${location.origin}${openCalculatorPath}${calculation === undefined ? '' : `?${calculation}`}`;
  return (
    <>
      <p className="text-sm text-muted">
        <Trans>Whoever gets this link sees and can change everything you typed, including your cost.</Trans>
      </p>
      <LinkText link={link} />
      <DialogActions>
        <LinkActions link={link} />
      </DialogActions>
    </>
  );
}

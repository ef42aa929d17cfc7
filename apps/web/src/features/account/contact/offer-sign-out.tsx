import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { endOtherSessionsMutation } from '../queries.ts';

type Props = { readonly others: number; readonly onClose: () => void };

/** Offered after an address has changed: others who are signed in still are, and may not be the owner. */
export function OfferSignOut({ others, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(endOtherSessionsMutation);
  const endOthers = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`You are signed in here only.` });
        onClose();
      },
    });
  return (
    <div className="flex flex-col gap-4">
      <output className="text-sm text-muted">
        <Trans>The change is made, and we sent you a notice.</Trans>{' '}
        <Plural
          value={others}
          one="One other browser is still signed in to your account. Sign it out unless you know it."
          other="# other browsers are still signed in to your account. Sign them out unless you know them all."
        />
      </output>
      <DialogActions>
        <Button onPress={onClose}>{t`Leave them signed in`}</Button>
        <Button tone="primary" onPress={endOthers} isPending={isPending}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      </DialogActions>
    </div>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeImpact } from '@saer/contract/fee-impact';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Instant } from '../../../components/instant.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { notifyMutation } from '../queries.ts';
import { NoticePreview } from './notice-preview.tsx';

type Props = {
  readonly version: Pick<FeeVersion, 'id' | 'version'>;
  readonly impact: FeeImpact;
  readonly onClose: () => void;
};

/** Says who is told, who was, and in which words, and asks for confirmation. */
export function NotifyDialog({ version: { id, version }, impact, onClose }: Props) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { mutate, isPending, error } = useMutation(notifyMutation);
  const { pendingSellers, notifiedSellers, bySeller, affectedSellers } = impact;
  const unreachable = affectedSellers - notifiedSellers - pendingSellers;
  const told = bySeller.filter(({ notifiedAt }) => notifiedAt !== null);
  const sample = bySeller.find(({ notifiedAt }) => notifiedAt === null) ?? bySeller[0];
  const send = (): void =>
    mutate(
      { id, version },
      {
        onSuccess: ({ notified, left }) => {
          const count = String(notified);
          showToast({
            tone: 'positive',
            text:
              left === 0
                ? t`Messages on their way: ${count}.`
                : t`Messages on their way: ${count}. Press again for the rest.`,
          });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t`Tell the sellers?`} onClose={onClose} isAlert>
      <div className="flex flex-col gap-3 text-sm">
        <FormError>{error === null ? undefined : words(error)}</FormError>
        {pendingSellers === 0 ? (
          <p>
            <Trans>Every seller who earns less and can be reached was told.</Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={pendingSellers}
              one="# seller who earns less gets a mail, in their language."
              other="# sellers who earn less get a mail, each in their language."
            />{' '}
            <Trans>Each is told once.</Trans>
          </p>
        )}
        {unreachable === 0 ? null : (
          <p className="text-muted">
            <Plural
              value={unreachable}
              one="# other has no active account and gets none."
              other="# others have no active account and get none."
            />
          </p>
        )}
        {notifiedSellers === 0 ? null : (
          <div>
            <p className="text-muted">
              <Plural
                value={notifiedSellers}
                one="# was told already and is left out:"
                other="# were told already and are left out:"
              />
            </p>
            <ul aria-label={t`Told already`}>
              {told.map((each) => (
                <li key={each.id} className="flex justify-between gap-3 py-0.5">
                  <bdi>{each.name}</bdi>
                  {each.notifiedAt === null ? null : (
                    <span className="text-muted">
                      <Instant at={each.notifiedAt} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {pendingSellers === 0 || sample === undefined ? null : (
          <NoticePreview feeTableId={id} sellerId={sample.id} />
        )}
        <DialogActions>
          <Button onPress={onClose}>{pendingSellers === 0 ? t`Close` : t`Cancel`}</Button>
          {pendingSellers === 0 ? null : (
            <Button tone="primary" isPending={isPending} onPress={send}>
              <Plural value={pendingSellers} one="Tell # seller" other="Tell # sellers" />
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

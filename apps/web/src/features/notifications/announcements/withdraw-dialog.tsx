import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@saer/contract/announcement';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { AnnouncementTitle } from './announcement-title.tsx';
import { withdrawMutation } from './queries.ts';
import { useOutcome } from './use-outcome.ts';

type Props = {
  readonly announcement: Announcement;
  readonly onClose: () => void;
};

/** Asks before what has not reached anybody is taken back. */
export function WithdrawDialog({ announcement, onClose }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const withdraw = useMutation(withdrawMutation);
  const { id, version, delivery } = announcement;
  const unread = delivery.shown - delivery.read;
  return (
    <ConfirmDialog
      title={t`Withdraw the announcement?`}
      confirm={t`Withdraw`}
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id, version }, outcome(t`The announcement is withdrawn.`))}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <p>
          <AnnouncementTitle announcement={announcement} />
        </p>
        {announcement.state === 'SCHEDULED' ? (
          <p>
            <Trans>It is not sent.</Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={unread}
              _0="Nobody has it unread."
              one="It leaves one list in which it is unread."
              other="It leaves # lists in which it is unread."
            />{' '}
            <Plural
              value={delivery.queued}
              _0="No email waits."
              one="One email that waits is not sent."
              other="# emails that wait are not sent."
            />{' '}
            <Trans>What was read or sent stays.</Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

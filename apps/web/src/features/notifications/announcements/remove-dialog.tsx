import { Trans, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@saer/contract/announcement';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { AnnouncementTitle } from './announcement-title.tsx';
import { removeMutation } from './queries.ts';
import { useOutcome } from './use-outcome.ts';

type Props = {
  readonly announcement: Announcement;
  readonly onClose: () => void;
};

/** Asks before a draft is deleted. */
export function RemoveDialog({ announcement, onClose }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const remove = useMutation(removeMutation);
  return (
    <ConfirmDialog
      title={t`Delete the announcement?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(announcement.id, outcome(t`The announcement is deleted.`))}
      onClose={onClose}
    >
      <Trans>
        <AnnouncementTitle announcement={announcement} /> is gone for good.
      </Trans>
    </ConfirmDialog>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NewsletterIssue } from '@saer/contract/newsletter';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { removeIssueMutation, sendIssueMutation } from '../queries.ts';

type Props = {
  readonly issue: NewsletterIssue;
  readonly action: 'send' | 'remove';
  /** How many would get it. */
  readonly confirmed: number;
  readonly onClose: () => void;
};

/** Asks before a newsletter goes to everybody, or its draft is deleted. */
export function SendDialog({ issue, action, confirmed, onClose }: Props) {
  const { t } = useLingui();
  const name = useName();
  const failureWords = useFailureWords();
  const send = useMutation(sendIssueMutation);
  const remove = useMutation(removeIssueMutation);
  const { id, version, subjectEn, subjectAr } = issue;
  const outcome = (text: string) => ({
    onSuccess: () => showToast({ tone: 'positive', text }),
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
    onSettled: onClose,
  });
  const subject = (
    <bdi className="font-medium text-ink">{name({ nameEn: subjectEn, nameAr: subjectAr })}</bdi>
  );
  return action === 'send' ? (
    <ConfirmDialog
      title={t`Send the newsletter?`}
      confirm={t`Send`}
      isDestructive={false}
      isPending={send.isPending}
      isDisabled={confirmed === 0}
      onConfirm={() => send.mutate({ id, version }, outcome(t`The newsletter is on its way.`))}
      onClose={onClose}
    >
      <p>{subject}</p>
      <p>
        <Plural
          value={confirmed}
          _0="Nobody has confirmed yet, so there is nobody to send it to. It stays a draft."
          one="It goes to one subscriber at once, and cannot be taken back."
          other="It goes to # subscribers at once, and cannot be taken back."
        />
      </p>
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title={t`Delete the draft?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(id, outcome(t`The draft is deleted.`))}
      onClose={onClose}
    >
      <Trans>{subject} is gone for good.</Trans>
    </ConfirmDialog>
  );
}

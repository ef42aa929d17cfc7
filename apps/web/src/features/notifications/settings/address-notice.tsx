import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@saer/contract/notification';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { clearAddressMutation } from '../queries.ts';

/** Says that the own address refuses our emails, what that means, and what to do. Nothing where it takes them. */
export function AddressNotice({ refusal }: { readonly refusal: NotificationSettings['addressRefuses'] }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation({
    ...clearAddressMutation,
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  if (refusal === null) return null;
  const { email, since, isComplaint } = refusal;
  return (
    <Notice tone="warning">
      <p className="font-medium">
        {isComplaint ? (
          <Trans>
            An email of ours was reported as unwanted at <bdi dir="ltr">{email}</bdi>
          </Trans>
        ) : (
          <Trans>
            Your address <bdi dir="ltr">{email}</bdi> refuses our emails
          </Trans>
        )}
      </p>
      <p className="mt-1">
        <Trans>
          Since <Instant at={since} />. As long as that holds, announcements, newsletters and notices that can
          be switched off are not sent to it; what happened is in your list of notifications. Everything else
          is still tried.
        </Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <PageLinkButton to="/account/settings">{t`Change the address`}</PageLinkButton>
        <Button isPending={isPending} onPress={() => mutate()}>
          <Trans>It takes emails again</Trans>
        </Button>
      </div>
    </Notice>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import type { PendingChange } from '../../../domain/pending-changes/pending-change.ts';
import { retryChange } from '../../../domain/pending-changes/queue-change.ts';
import { sendPendingChanges } from '../../../domain/pending-changes/send-changes.ts';

const sendAgain = async (change: PendingChange): Promise<void> => {
  await retryChange(change);
  await sendPendingChanges();
};

/** Actions on a change that the server did not save; none while it waits. */
export function RejectedChangeActions({ change }: { readonly change: PendingChange }) {
  const { rejection } = change;
  if (rejection === undefined) return null;
  const code = rejection.reply?.code;
  if (change.kind === 'edit') {
    return (
      <PageLinkButton to="/user/product" search={{ id: String(change.body.id) }}>
        {code === 'rowChanged' ? <Trans>Compare and save</Trans> : <Trans>Open</Trans>}
      </PageLinkButton>
    );
  }
  if (code === 'productExists') {
    const both = { ...change, body: { ...change.body, whenThere: 'keepBoth' } } as const;
    return (
      <>
        <PageLinkButton to="/user/product" search={{ id: String(rejection.reply?.details?.['id']) }}>
          <Trans>Open the existing one</Trans>
        </PageLinkButton>
        <Button onPress={() => void sendAgain(both)}>
          <Trans>Keep both</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      {code === 'planNeeded' ? <PlanLink /> : null}
      <Button onPress={() => void sendAgain(change)}>
        <Trans>Send again</Trans>
      </Button>
    </>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Link } from '@tanstack/react-router';
import { useIsConnected } from '../../../lib/api/connection.ts';
import { CopyNotice } from './copy-notice.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { IconButton } from '../../../components/button/icon-button.tsx';
import { usePendingChanges } from '../../../domain/pending-changes/change-store.ts';
import type { PendingChange, Calculated } from '../../../domain/pending-changes/pending-change.ts';
import { discardChange, retryChange } from '../../../domain/pending-changes/queue-change.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { Button } from '../../../components/button/button.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import { sendPendingChanges } from '../../../domain/pending-changes/send-changes.ts';
import { Instant } from '../../../components/figure/instant.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { useRejectionWords } from '../../../domain/pending-changes/use-rejection-words.ts';
import { calculatorPath } from '../../../lib/form/calculator-link.ts';

/** The price as it was calculated offline, and by which fees. */
function CalculatedPrice({
  calculated: { price, feeTable, effectiveFrom, on },
}: {
  readonly calculated: Calculated;
}) {
  const day = isolateLtr(formatDay(on));
  const from = isolateLtr(formatDay(effectiveFrom));
  return (
    <span>
      <Trans>
        <Money halalas={price} /> by the fees of {day} (<bdi>{feeTable}</bdi>, in force from {from})
      </Trans>
    </span>
  );
}

/** A change that waits: of which product, since when, its price, and why it was not saved. */
function PendingChangeText({ change }: { readonly change: PendingChange }) {
  const rejected = useRejectionWords()(change);
  const { name, madeAt, calculated } = change;
  return (
    <div className="flex min-w-60 flex-1 flex-col gap-0.5 text-sm">
      {change.kind === 'add' ? (
        <Link
          to={calculatorPath}
          search={Object.fromEntries(new URLSearchParams(change.query))}
          className={`${linkStyle} w-fit`}
        >
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <Link to="/user/product" search={{ id: String(change.body.id) }} className={`${linkStyle} w-fit`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>{change.kind === 'add' ? <Trans>New product</Trans> : <Trans>Changed product</Trans>}</span>
        <Instant at={madeAt} />
        {calculated === undefined ? null : <CalculatedPrice calculated={calculated} />}
      </p>
      {rejected === undefined ? null : (
        <p className="text-danger">
          <Trans>Not saved: {rejected}</Trans>
        </p>
      )}
    </div>
  );
}

const sendAgain = async (change: PendingChange): Promise<void> => {
  await retryChange(change);
  await sendPendingChanges();
};

/** Actions on a change that the server did not save; none while it waits. */
function RejectedChangeActions({ change }: { readonly change: PendingChange }) {
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

/** List of changes saved in this browser and not sent yet, in the order they will be. */
function PendingChanges() {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const changes = usePendingChanges();
  if (changes.length === 0) return null;
  const isDecided = changes.every(({ rejection }) => rejection === undefined);
  const discard = (change: PendingChange): void => {
    const restore = discardChange(change);
    void client.invalidateQueries({ queryKey: ['products'] });
    showToast({ tone: 'neutral', text: t`Discarded`, action: { label: t`Undo`, onPress: restore } });
  };
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        {isDecided ? (
          <Plural value={changes.length} one="# change waits to be sent" other="# changes wait to be sent" />
        ) : (
          <Trans>Not saved in your account yet</Trans>
        )}
      </h2>
      <p className="text-sm text-muted">
        {isDecided ? (
          <Trans>
            Saved in this browser, also when you close it. They are sent when the connection is back.
          </Trans>
        ) : (
          <Trans>What could not be saved waits in this browser until you decide. Nothing is lost.</Trans>
        )}
      </p>
      <ul className="-mx-card mt-3 -mb-card divide-y divide-line border-t border-line">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-2.5">
            <PendingChangeText change={change} />
            <RejectedChangeActions change={change} />
            <IconButton label={t`Discard the change of ${change.name}`} onPress={() => discard(change)}>
              <Trash2 aria-hidden className="size-4 text-danger" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Props = {
  /** Products on the page, once there are any. */
  readonly read: { readonly readAt: number; readonly copied?: number; readonly all?: number } | undefined;
};

/** Above the products: from when they are while the connection is lost, and what waits to be sent. */
export function OfflineProducts({ read }: Props) {
  const isConnected = useIsConnected();
  return (
    <>
      {isConnected || read === undefined ? null : (
        <CopyNotice readAt={read.readAt} copied={read.copied} all={read.all} />
      )}
      <PendingChanges />
    </>
  );
}

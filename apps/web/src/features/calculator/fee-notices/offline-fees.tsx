import { Trans } from '@lingui/react/macro';
import type { FeeTable } from '@saer/contract/fee-table';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Instant } from '../../../components/instant.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { OwnFeeBook } from '../../../domain/fee-book/fee-book-copy.ts';

type Props = { readonly book: OwnFeeBook; readonly table: FeeTable | undefined };

/** Offline: the day and the fee table that the price comes from, and when they were saved in this browser. */
export function OfflineFees({ book: { on, copiedAt }, table }: Props) {
  const day = isolateLtr(formatDay(on));
  const version = table?.version;
  const from = version === undefined ? '' : isolateLtr(formatDay(version.effectiveFrom));
  return (
    <div data-testid="offline-fees">
      <Notice>
        <p>
          {version === undefined ? (
            <Trans>Prices use the fees of {day}.</Trans>
          ) : (
            <Trans>
              The price uses the fees of {day}: <bdi>{version.name}</bdi>, in force from {from}.
            </Trans>
          )}{' '}
          {copiedAt === undefined ? null : (
            <Trans>
              Saved in this browser on <Instant at={new Date(copiedAt).toISOString()} />; the store may have
              changed them since.
            </Trans>
          )}
        </p>
      </Notice>
    </div>
  );
}

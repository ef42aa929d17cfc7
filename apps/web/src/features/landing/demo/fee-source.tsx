import { Trans } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { Badge } from '../../../components/badge.tsx';
import type { DemoFeeBook, DemoStore } from './demo-fee-book.ts';

interface Props {
  readonly book: DemoFeeBook;
  readonly store: DemoStore;
  readonly subFamily: string;
  /** The fees came from the server just now, not with the page. */
  readonly isLive: boolean;
}

/** Which fees the answer rests on, how old they are, and whether they are facts. */
export function FeeSource({ book, store, subFamily, isLive }: Props) {
  const { version } = store.feeTable;
  const isFact = store.isFact && store.feeTable.referralProvenance[subFamily]?.confirmed;
  return (
    <p className="text-xs leading-5 text-muted">
      <Trans>
        Fees: <bdi>{version.name}</bdi>, in force since {formatDay(version.effectiveFrom)}.
      </Trans>{' '}
      {isLive ? <Trans>Checked with the server now.</Trans> : <Trans>As of {formatDay(book.on)}.</Trans>}{' '}
      {isFact ? null : (
        <Badge tone="warning">
          <Trans>To be confirmed</Trans>
        </Badge>
      )}
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/layout/badge.tsx';
import { getName } from '../../../domain/names/name.ts';
import type { DemoFeeBook, DemoStore } from '../demo/demo-fee-book.ts';

interface Props {
  readonly language: Language;
  readonly book: DemoFeeBook;
}

/** Every store with the fee table in force and how sure it is. */
export function StoreFees({ language, book }: Props) {
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {book.stores.map((store) => (
        <li
          key={store.code}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-7"
        >
          <div className="min-w-0">
            <h3 className="font-semibold">{getName(store, language)}</h3>
            <p className="mt-0.5 text-sm text-muted">
              {store.feeTable.store.manualRates ? (
                <Trans>You type the commission and the fulfilment fee yourself.</Trans>
              ) : (
                <Trans>
                  <bdi>{store.feeTable.version.name}</bdi>, in force since{' '}
                  {formatDay(store.feeTable.version.effectiveFrom)}
                </Trans>
              )}
            </p>
          </div>
          <Provenance store={store} />
        </li>
      ))}
    </ul>
  );
}

function Provenance({ store: { feeTable, isFact } }: { readonly store: DemoStore }) {
  if (feeTable.store.manualRates) return null;
  if (!isFact) {
    return (
      <Badge tone="warning">
        <Trans>To be confirmed</Trans>
      </Badge>
    );
  }
  const isOurs = feeTable.version.status === 'confirmed';
  return (
    <Badge tone="positive">
      {isOurs ? <Trans>Checked by us</Trans> : <Trans>From public sources</Trans>}
      {Object.values(feeTable.referralProvenance).every(({ confirmed }) => confirmed) ? null : (
        <Trans>, some to be confirmed</Trans>
      )}
    </Badge>
  );
}

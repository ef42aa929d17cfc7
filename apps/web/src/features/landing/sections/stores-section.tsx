import { Trans } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/badge.tsx';
import { nameIn } from '../named.ts';
import type { TrialBook, TrialStore } from '../trial/trial-book.ts';
import { Section } from './section.tsx';

interface Props {
  readonly language: Language;
  readonly book: TrialBook;
}

/** Which stores are covered, by which fees, and how sure those are. */
export function StoresSection({ language, book }: Props) {
  return (
    <Section
      id="stores"
      title={<Trans>Stores covered, and the date of their fees</Trans>}
      lead={
        <Trans>
          Every fee table has a name and a date, and every answer says which one it used. What no public
          source confirms is marked, never passed off as a fact.
        </Trans>
      }
    >
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {book.stores.map((store) => (
          <li
            key={store.code}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-7"
          >
            <div className="min-w-0">
              <h3 className="font-semibold">{nameIn(language, store)}</h3>
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
            <Backing store={store} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm leading-7 text-muted">
        <Trans>
          “To be confirmed” means that we found no public source for these rates. Check them in your seller
          account before you rely on them.
        </Trans>
      </p>
    </Section>
  );
}

function Backing({ store: { feeTable, unconfirmed } }: { readonly store: TrialStore }) {
  if (feeTable.store.manualRates) return null;
  if (feeTable.version.status !== 'found') {
    return (
      <Badge tone="warning">
        <Trans>To be confirmed</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="positive">
      {unconfirmed.length === 0 ? (
        <Trans>From public sources</Trans>
      ) : (
        <Trans>From public sources, some to be confirmed</Trans>
      )}
    </Badge>
  );
}

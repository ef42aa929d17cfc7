import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '@saer/contract/site/dashboard';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Badge } from '../../components/layout/badge.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Day } from '../../components/figure/day.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { useName } from '../../domain/names/use-name.ts';

type StoreState = Dashboard['stores'][number];

const versionPage: string = '/admin/fee-table/version';

function TableLink({ table }: { readonly table: NonNullable<StoreState['next']> }) {
  return (
    <>
      <Link to={versionPage} search={{ id: String(table.id) }} className={linkStyle}>
        <bdi>{table.name}</bdi>
      </Link>{' '}
      <span className="text-muted">
        <Trans>
          from <Day day={table.effectiveFrom} />
        </Trans>
      </span>
    </>
  );
}

/** One store: its fees in force, what is not confirmed of them, and the next ones. */
function StoreLine({ store }: { readonly store: StoreState }) {
  const { feeTable, next } = store;
  const name = useName()(store);
  return (
    <li className="flex min-h-head flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 text-sm first:border-t-0">
      <span className="min-w-0 flex-1 basis-48 font-medium text-ink">{name}</span>
      <span className="flex min-w-0 flex-1 basis-56 flex-col">
        <span>
          {feeTable === null ? (
            <span className="text-muted">
              <Trans>No fee table is in force.</Trans>
            </span>
          ) : (
            <TableLink table={feeTable} />
          )}
        </span>
        {next === null ? null : (
          <span>
            <span className="text-muted">
              <Trans>Next:</Trans>
            </span>{' '}
            <TableLink table={next} />
          </span>
        )}
      </span>
      {feeTable === null || feeTable.unconfirmed === 0 ? null : (
        <Badge tone="warning">
          <Plural
            value={feeTable.unconfirmed}
            one="# figure to be confirmed"
            other="# figures to be confirmed"
          />
        </Badge>
      )}
    </li>
  );
}

/** Each store's fee table in force, and the next one. */
export function StoreFees({ stores }: Pick<Dashboard, 'stores'>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        {t`Fee tables in force`}
      </h2>
      {stores.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>No store is active.</Trans>
        </p>
      ) : (
        <ul className="mt-1">
          {stores.map((store) => (
            <StoreLine key={store.id} store={store} />
          ))}
        </ul>
      )}
    </Card>
  );
}

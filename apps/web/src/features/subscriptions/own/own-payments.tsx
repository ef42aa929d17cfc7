import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Pagination, usePages } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { ExportButton } from '../payments/export-button.tsx';
import { transactionsQuery } from '../payments/queries.ts';
import { usePaymentColumns } from '../payments/use-payment-columns.tsx';

const newestFirst = { column: 'createdAt', direction: 'desc' } as const;

/** Rows without a bar of pages. */
const usualLimit = 10;

/** The own payments and refunds, the newest first; nothing before the first one. */
export function OwnPayments() {
  const { t } = useLingui();
  const id = useId();
  const { page, limit, onPage, onLimit } = usePages(usualLimit);
  const { data, isPlaceholderData } = useQuery(
    transactionsQuery({ order_by: { createdAt: 'desc' }, page, limit }),
  );
  const columns = usePaymentColumns({ hasCustomer: false }).map(
    ({ isSortable: _isSortable, ...rest }) => rest,
  );
  if (data === undefined || data.total === 0) return null;
  return (
    <Card labelledBy={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-base font-semibold">
          <Trans>Orders and payments</Trans>
        </h2>
        <ExportButton filter={{}} />
      </div>
      <RecordList
        caption={t`Orders and payments`}
        columns={columns}
        rows={data.data}
        rowKey={(row) => String(row.id)}
        sorting={newestFirst}
        onSort={() => undefined}
        isLoading={isPlaceholderData}
      />
      {(data.total ?? 0) > usualLimit ? (
        <Pagination
          page={data.page}
          limit={data.limit}
          total={data.total ?? 0}
          onPage={onPage}
          onLimit={onLimit}
        />
      ) : null}
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '@saer/contract/account/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { invoiceWords } from '../payments/payment-words.ts';
import { downloadInvoice, invoicesQuery } from '../payments/queries.ts';

function InvoiceLine({ row }: { readonly row: Invoice }) {
  const { i18n } = useLingui();
  const failureWords = useFailureWords();
  const { number } = row;
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadInvoice(row.id),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <bdi dir="ltr" className="font-medium text-ink">
        {number}
      </bdi>
      <span className="text-muted">{i18n._(invoiceWords[row.kind])}</span>
      <Money halalas={row.total} />
      <span className="text-muted">
        <Instant at={row.issuedAt} />
      </span>
      <span className="ms-auto">
        <Button onPress={() => mutate()} isPending={isPending}>
          <FileDown aria-hidden className="size-4" />
          <bdi>PDF</bdi>
          <bdi className="sr-only">{number}</bdi>
        </Button>
      </span>
    </li>
  );
}

/** Rows without a bar of pages. */
const usualLimit = 10;

/** The own invoices and credit notes, the newest first; nothing before the first one. */
export function OwnInvoices() {
  const id = useId();
  const { page, limit, onPage, onLimit } = usePages(usualLimit);
  const { data } = useQuery(invoicesQuery({ page, limit }));
  if (data === undefined || data.total === 0) return null;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold">
        <Trans>Invoices</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {data.data.map((row) => (
          <InvoiceLine key={row.id} row={row} />
        ))}
      </ul>
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

import { Trans, useLingui } from '@lingui/react/macro';
import { type DailyClose, longestReport } from '@saer/contract/subscriptions/payment-task';
import { formatAmount } from '@saer/i18n/format-money';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { differenceWords, kindWords } from './payment-words.ts';
import { closeMutation, closesQuery } from './queries.ts';

/** One day: what the gateway and the books have, and where they differ. */
function ClosedDay({ close }: { readonly close: DailyClose }) {
  const { i18n } = useLingui();
  const { day, source, gatewayTaken, gatewayRefunded, booksTaken, booksRefunded, differences } = close;
  const isQuiet = [gatewayTaken, gatewayRefunded, booksTaken, booksRefunded].every((sum) => sum === 0);
  return (
    <li className="py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium text-ink">
          <Day day={day} />
        </span>
        {differences.length === 0 ? (
          <Badge tone="positive">
            <Trans>Gateway = books, to the halala</Trans>
          </Badge>
        ) : (
          <Badge tone="negative">
            <Trans>Gateway and books differ</Trans>
          </Badge>
        )}
        {source === 'SIMULATOR' ? (
          <Badge tone="neutral">
            <Trans>simulator</Trans>
          </Badge>
        ) : null}
      </p>
      <p className="mt-1 text-muted">
        {isQuiet ? (
          <Trans>No money moved</Trans>
        ) : (
          <Trans>
            Gateway: <Money halalas={gatewayTaken} /> taken, <Money halalas={gatewayRefunded} /> given back.
            Books: <Money halalas={booksTaken} /> taken, <Money halalas={booksRefunded} /> given back.
          </Trans>
        )}
      </p>
      {differences.length === 0 ? null : (
        <ul className="mt-2 flex flex-col gap-1.5">
          {differences.map(({ reference, kind, reason, gateway, books, currency }, at) => (
            <li key={`${reference}-${String(at)}`} className="[overflow-wrap:anywhere]">
              <bdi dir="ltr" className="font-medium text-ink">
                {reference}
              </bdi>{' '}
              · {i18n._(kindWords[kind])} · {i18n._(differenceWords[reason])}
              <span className="text-muted">
                {gateway === null ? null : (
                  <>
                    {' '}
                    · <Trans>gateway</Trans>{' '}
                    {currency === 'SAR' ? (
                      <Money halalas={gateway} />
                    ) : (
                      <bdi dir="ltr">
                        {formatAmount(gateway)} {currency}
                      </bdi>
                    )}
                  </>
                )}
                {books === null ? null : (
                  <>
                    {' '}
                    · <Trans>books</Trans> <Money halalas={books} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The last days, each compared with the gateway's report, and a report as a file. */
export function DailyCloses() {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { data } = useQuery(closesQuery);
  const { mutate, isPending } = useMutation({
    ...closeMutation,
    onSuccess: ({ days }) => {
      const isClean = days.every(({ differences }) => differences.length === 0);
      showToast(
        isClean
          ? { tone: 'positive', text: t`Compared: gateway and books are equal.` }
          : { tone: 'negative', text: t`Compared: gateway and books differ.` },
      );
    },
  });
  const send = async (file: File) => {
    if (file.size > longestReport)
      showToast({ tone: 'negative', text: t`This file is too large. Choose a report of fewer days.` });
    else mutate({ report: await file.text() });
  };
  if (data === undefined) return null;
  return (
    <Card labelledBy={id}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={id} className="text-base font-semibold">
            <Trans>Gateway and books</Trans>
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            <Trans>
              Every day that is over is compared with the gateway’s report. The simulator gives its own; that
              of the real gateway is uploaded here as CSV. We have never tried it with a real one.
            </Trans>
          </p>
        </div>
        <Button isPending={isPending} onPress={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" />
          <Trans>Upload a report</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t`Upload a report`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void send(file);
            currentTarget.value = '';
          }}
        />
      </div>
      {data.data.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>No day has been compared yet.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {data.data.map((close) => (
            <ClosedDay key={close.id} close={close} />
          ))}
        </ul>
      )}
    </Card>
  );
}

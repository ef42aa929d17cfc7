import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { CalendarEntry } from '@saer/tools/statement/claim-calendar';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import type { CheckReply, ReadReply } from '../reading/statement-tasks.ts';
import { claimWords } from '../statement-words.ts';

type Props = { readonly check: CheckReply; readonly read: ReadReply };

/** Claims by their last day, and the sum of those past it. */
export function ClaimsCard({ check: { disputes }, read }: Props) {
  const id = useId();
  const pages = usePages(10);
  const { calendar, lines, sum, late, lateSum, toConfirm, toConfirmSum } = disputes;
  if (lines === 0 && late === 0 && toConfirm === 0) return null;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>To claim, and until when</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink" data-testid="claims">
        {lines === 0 ? (
          late === 0 ? (
            <Trans>Nothing can be claimed.</Trans>
          ) : (
            <Trans>Nothing can be claimed any more.</Trans>
          )
        ) : (
          <Trans>
            Charges to claim: {formatShort(lines, 0)}, <Money halalas={sum} /> in all.
          </Trans>
        )}{' '}
        {late === 0 ? null : (
          <span className="text-muted">
            <Trans>
              Past their last day, and in no sum to claim: {formatShort(late, 0)}, <Money halalas={lateSum} />
              .
            </Trans>
          </span>
        )}
      </p>
      {toConfirm === 0 ? null : (
        <p className="mt-1 text-sm text-muted" data-testid="to-confirm">
          <Plural
            value={toConfirm}
            one="Left out: # charge that is above a fee to be confirmed, by"
            other="Left out: # charges that are above fees to be confirmed, by"
          />{' '}
          <Money halalas={toConfirmSum} />.{' '}
          <Trans>
            No public source and no admin confirms these fees, so the store may be right. Compare them with
            your seller account before you claim.
          </Trans>
        </p>
      )}
      {calendar.length === 0 ? null : (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {calendar.slice((pages.page - 1) * pages.limit, pages.page * pages.limit).map((entry) => (
            <li key={`${entry.claim} ${entry.file} ${entry.lastDay ?? ''}`} className="py-2 text-sm">
              <Claim entry={entry} file={read.files[entry.file]?.name ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {calendar.length <= 10 ? null : <Pagination {...pages} total={calendar.length} />}
    </Card>
  );
}

function Claim({ entry, file }: { readonly entry: CalendarEntry; readonly file: string }) {
  const { t, i18n } = useLingui();
  const { claim, lastDay, daysLeft, charges, sum } = entry;
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium text-ink">{i18n._(claimWords[claim])}</span>
        <span className="text-ink tabular-nums">
          <Money halalas={sum} />
        </span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>
          {lastDay === null || daysLeft === null ? (
            t`No last day known: claim it soon`
          ) : (
            <>
              <Trans>
                Until <Day day={lastDay} />
              </Trans>
              {' · '}
              {daysLeft === 0
                ? t`today is the last day`
                : t`${plural(daysLeft, { one: '# day left', other: '# days left' })}`}
            </>
          )}
        </span>
        <span>{t`${plural(charges, { one: '# charge', other: '# charges' })}`}</span>
        <bdi className="[overflow-wrap:anywhere]">{file}</bdi>
      </span>
    </>
  );
}

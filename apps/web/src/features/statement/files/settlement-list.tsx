import { Trans, useLingui } from '@lingui/react/macro';
import type { Settlement } from '@saer/tools/statement/settlement';
import { Money } from '../../../components/money.tsx';

/** Statements of a file that are listed. */
const listed = 20;

/** Whether each statement of a file closes where its columns say, and what is left of it. */
export function SettlementList({ settlements }: { readonly settlements: readonly Settlement[] }) {
  const { t } = useLingui();
  if (settlements.length === 0) return null;
  const open = settlements.filter(({ restIs }) => restIs !== 'none').length;
  return (
    <details className="text-muted" data-testid="settlements">
      <summary className="flex min-h-control cursor-pointer items-center">
        {open === 0 ? t`The statement adds up` : t`How the statement adds up, and what is left`}
      </summary>
      <ul className="flex flex-col gap-2 pb-1">
        {settlements.slice(0, listed).map((settlement) => (
          <li key={settlement.statement}>
            <Sums settlement={settlement} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sums({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useLingui();
  const { statement, opening, proceeds, fees, payouts, closing, stated, rest, restIs } = settlement;
  const restWords = {
    none: '',
    vat: t`VAT of the fees, which their columns are without`,
    open: t`Not paid out in this file, or paid out from another one`,
    unnamed: t`Not explained by any column`,
  };
  const isPaid = payouts !== 0;
  const sums = [
    ['opening', t`Opening balance`, opening],
    ['proceeds', t`Sales less returns`, proceeds],
    ['fees', t`Fees and other charges`, fees],
    ['payouts', t`Paid out`, isPaid ? payouts : null],
    ['rest', restWords[restIs], restIs === 'none' ? null : rest],
    ['closing', t`Closing balance`, closing],
    ['stated', t`Total in the file`, closing === null && !isPaid ? stated : null],
  ] as const;
  return (
    <>
      {statement === '' ? null : (
        <p className="font-medium text-ink">
          <Trans>
            Statement <bdi>{statement}</bdi>
          </Trans>
        </p>
      )}
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-4">
        {sums.map(([key, label, amount]) =>
          amount === null ? null : (
            <div key={key} className="contents">
              <dt className={key === 'rest' ? 'text-ink' : ''}>{label}</dt>
              <dd className="text-end tabular-nums">
                <Money halalas={Math.round(amount / 100)} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
